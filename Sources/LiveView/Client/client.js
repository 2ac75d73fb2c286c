// The page's part of a live view: applies the operations that the server sends, and sends the user's events.
// `LiveOperation`, `LiveRequest` and `LiveResponse` describe the messages.
(() => {
  "use strict";
  const root = document.getElementById("live"), status = document.getElementById("live-status");
  const token = root.dataset.token;
  let session = root.dataset.session, sequence = Number(root.dataset.sequence), socket, isOpen = false, attempts = 0;
  let number = 0; // of the last event
  let unconfirmed = []; // events that the server has not yet handled, as messages: they are sent again after a lost connection
  // Fields with a text that is sent with the next frame → the message without its number; those that may show another value.
  const typed = new Map(), fields = new Set();
  let focusNext = null, opener = null, links = []; // a new element with `autofocus`; what had the focus before; marks with their links

  // --- Connection ---
  const send = message => isOpen && socket.readyState === 1 && socket.send(JSON.stringify(message));
  const here = () => location.pathname + location.search;
  let address = here(), going = null, back = null; // the page's address; that to which it goes; how far the one gone back to was scrolled
  function connect() {
    socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/live");
    socket.onopen = () => socket.send(JSON.stringify(["hello", token, session, sequence, here()]));
    socket.onmessage = event => receive(JSON.parse(event.data));
    socket.onclose = event => {
      isOpen = false;
      if (event.code === 4001) return location.reload(); // The token is that of an earlier server.
      status.hidden = false;
      setTimeout(connect, Math.min(5000, 100 * 2 ** attempts++) * (0.75 + Math.random() / 2));
    };
  }
  function receive(message) {
    if (typeof message[0] === "string") { // Another session: events of the former one mean nothing in it.
      [session, number, unconfirmed] = [message[0], 0, []];
      return typed.clear();
    }
    const [next, handled, operations, nodes] = message;
    unconfirmed = unconfirmed.filter(event => event[0] > handled);
    if (!isOpen) [isOpen, attempts, status.hidden] = [true, 0, true], unconfirmed.forEach(send);
    try {
      if (nodes) keepingPlace(() => root.replaceChildren(...nodes.map(node => build(node, root))));
      else if (next !== sequence + (operations ? 1 : 0)) return send(["full"]);
      if (operations) keepingPlace(() => operations.forEach(apply));
      sequence = next;
      if (!unconfirmed.length) back = null;
      settleFields();
      showMarks();
    } catch (error) {
      send(["full"]), console.error(error);
    }
  }

  // --- Operations ---
  const pathTo = node => node === root ? [] : [...pathTo(node.parentNode), [...node.parentNode.childNodes].indexOf(node)];
  const at = path => path.reduce((node, index) => node?.childNodes[index], root);
  function apply([name, target, value, extra]) {
    if (name === "t") at(target).data = value;
    else if (name === "a") setAttribute(at(target), value, extra);
    else if (name === "c") rearrange(at(target), value, extra);
    else if (name === "title") document.title = target;
    else if (name === "url" && target !== here()) going = target;
  }
  function setAttribute(element, name, value) {
    value === undefined ? element.removeAttribute(name) : element.setAttribute(name, value);
    if ((name === "value" || name === "checked") && element.matches(field)) fields.add(element);
  }
  function rearrange(parent, removed, placed) {
    const former = [...parent.childNodes];
    for (const child of [...removed, ...placed.map(([, child]) => child)]) if (typeof child === "number") former[child].remove();
    for (const [index, child] of placed) {
      const node = typeof child === "number" ? former[child] : build(child, parent);
      parent.insertBefore(node, parent.childNodes[index] ?? null);
    }
  }
  function build(node, parent) {
    if (typeof node === "string") return document.createTextNode(node);
    const [tag, attributes, ...children] = node;
    const element = document.createElementNS(tag === "svg" ? "http://www.w3.org/2000/svg" : parent.namespaceURI, tag);
    for (const name in attributes) setAttribute(element, name, attributes[name]);
    element.append(...children.map(child => build(child, element)));
    if ("autofocus" in attributes) focusNext = element;
    return element;
  }

  // Runs a change of the page; what has the focus, what is selected in it and what is on the screen stay as they are. Another page
  // is shown from its beginning, or from where it was left.
  function keepingPlace(change) {
    const focused = document.activeElement, path = root.contains(focused) ? pathTo(focused) : null;
    const { selectionStart, selectionEnd, selectionDirection } = focused ?? {}, { scrollX: left, scrollY: scroll } = window;
    const points = scroll > 0 ? [0.2, 0.35, 0.5, 0.65, 0.8] : [];
    const anchor = points.map(part => document.elementFromPoint(innerWidth / 2, innerHeight * part))
      .find(element => element !== root && root.contains(element) && element.clientHeight < innerHeight);
    const top = anchor?.getBoundingClientRect().top;
    change();
    const isOther = (going ?? back) !== null, main = isOther && root.querySelector("main");
    if (going !== null) history.replaceState(scroll, ""), history.pushState(0, "", address = going);
    if (isOther) scrollTo(0, back ?? 0);
    else if (anchor?.isConnected) scrollBy(0, anchor.getBoundingClientRect().top - top);
    else if (scroll > 0) scrollTo(left, scroll);
    const isClosed = !focused?.isConnected && focused?.closest("[aria-modal]") && opener?.isConnected;
    const same = focused?.isConnected ? focused : path && at(path); // After a full render, the element in the same place.
    const isSame = same && same.tagName === focused?.tagName && (!main || same === focused || same.matches(field));
    const element = focusNext ?? (isClosed ? opener : isSame ? same : main);
    [going, back] = [null, null];
    if (focusNext) [opener, focusNext] = [focused, null];
    if (main) main.tabIndex = -1;
    if (!element?.isConnected || element === document.activeElement) return;
    element.focus({ preventScroll: true });
    if (element === same && selectionStart != null) element.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
  }

  // --- Fields ---
  const field = "input,select,textarea";
  const isBox = element => element.type === "checkbox" || element.type === "radio";

  // A field shows what the user has typed until the server has handled it, and then what the server wants.
  function settleFields() {
    for (const element of fields) {
      if (typed.has(element) || unconfirmed.some(event => String(event[1]) === handlers(element)[0])) continue;
      fields.delete(element);
      const value = element.getAttribute("value"), { selectionStart, selectionEnd } = element;
      if (isBox(element)) element.checked = element.hasAttribute("checked");
      if (isBox(element) || value === null || element.value === value) continue;
      element.value = value;
      if (element === document.activeElement && selectionStart != null) element.setSelectionRange(selectionStart, selectionEnd);
    }
  }
  function showMarks() {
    if (!globalThis.Highlight) return;
    CSS.highlights.clear();
    links = [];
    for (const element of root.querySelectorAll("[data-marks]"))
      for (const mark of element.dataset.marks.split(",")) {
        const [name, start, end, link] = mark.split(" "), range = new Range();
        range.setStart(...position(element, Number(start)));
        range.setEnd(...position(element, Number(end)));
        CSS.highlights.set(name, (CSS.highlights.get(name) ?? new Highlight()).add(range));
        if (link) links.push([range, link]);
      }
  }
  const linkAt = ({ type, clientX: x, clientY: y }) => type === "click" && links.find(([range]) => [...range.getClientRects()]
    .some(box => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom))?.[1];
  function position(element, offset) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; offset -= text.length, text = texts.nextNode())
      if (offset <= text.length) return [text, offset];
    return [element, element.childNodes.length];
  }
  // --- Events ---
  const handlers = element => (element.dataset?.on ?? "").split(" ");
  const own = "a[href],button,input,select,textarea,label,summary";
  // The innermost element that handles an event, unless the browser does something with it on the way.
  function handling(event, name) {
    const isKey = name.startsWith("keydown:"), isTyped = [...event.key ?? ""].length === 1 && !name.includes("Control+");
    if (!isKey && !root.contains(event.target)) return null;
    let element = root.contains(event.target) ? event.target : root.firstElementChild;
    for (; element && element !== root; element = element.parentElement) {
      if (handlers(element).includes(name)) return element;
      if (name === "click" && element.matches(own)) return null;
      if (isKey && element.matches(field) && (isTyped || !/Escape|Control|Page/.test(name))) return null;
      if (/:(Enter|Space)$/.test(name) && element.matches(own)) return null;
    }
    return null;
  }
  function listen(event) {
    if (event.isComposing && event.type === "keydown") return;
    const modal = [...root.querySelectorAll("[aria-modal]")].at(-1); // It keeps the focus.
    if (event.type === "focusin" && modal && !modal.contains(event.target)) return modal.querySelector(own)?.focus();
    if (linkAt(event)) return location.assign(linkAt(event));
    const control = event.ctrlKey || event.metaKey ? "Control+" : "", key = event.key === " " ? "Space" : event.key;
    const name = event.type === "keydown" ? `keydown:${control}${key}` : event.type;
    const element = handling(event, name), isLink = event.type === "click" && element?.matches("a[href]");
    if (isLink && (control || event.shiftKey)) return; // Opens another tab or window.
    if (event.type === "submit" || element && (isLink || event.type === "keydown")) event.preventDefault();
    if (!element) return;
    const message = [Number(handlers(element)[0]), name, String(isBox(element) ? element.checked : element.value ?? "")];
    if (name === "input" || name === "change") fields.add(element);
    if (name === "input" && !typed.size) requestAnimationFrame(sendTyped);
    if (name === "input") return typed.set(element, message);
    sendTyped();
    sendEvent(message);
  }

  const sendEvent = message => send(unconfirmed[unconfirmed.push([++number, ...message]) - 1]);
  function sendTyped() {
    for (const message of typed.values()) sendEvent(message);
    typed.clear();
  }

  "click input change submit keydown focusin focusout".split(" ").forEach(type => document.addEventListener(type, listen));
  addEventListener("popstate", ({ state }) => {
    if (here() === address) return; // A link within the page.
    [address, back] = [here(), state ?? 0];
    sendEvent(["open", address]);
  });
  document.documentElement.style.overflowAnchor = "none"; // `keepingPlace` does the same in every browser.
  for (const element of root.querySelectorAll(field)) fields.add(element);
  settleFields();
  showMarks();
  const depths = (node, depth) => [...node.childNodes].reduce((sum, child) => sum + depths(child, depth + 1), depth);
  if (depths(root, 0) !== Number(root.dataset.depths)) sequence = -1; // The browser has read it differently: it is built again.
  connect();
})();
