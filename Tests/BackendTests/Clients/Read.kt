// Reads the files of a bundle with the generated models, and prints what it has read, one line of JSON a file.

import app.rizq.bundle.BundleException
import app.rizq.bundle.RizqBundle
import java.io.File
import java.io.PrintStream

/** A parser of JSON as libraries have them: maps, lists, strings, booleans, longs and doubles. */
class Parser(private val text: String) {
    private var at = 0

    fun parse(): Any? {
        val value = value()
        space()
        check(at == text.length) { "text after the end" }
        return value
    }

    private fun space() {
        while (at < text.length && text[at] in " \n\r\t") at++
    }

    private fun take(expected: String) {
        check(text.startsWith(expected, at)) { "$expected expected at $at" }
        at += expected.length
    }

    private fun value(): Any? {
        space()
        return when (text[at]) {
            '{' -> members()
            '[' -> elements()
            '"' -> string()
            't' -> true.also { take("true") }
            'f' -> false.also { take("false") }
            'n' -> null.also { take("null") }
            else -> number()
        }
    }

    private fun members(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        take("{")
        space()
        while (text[at] != '}') {
            if (map.isNotEmpty()) take(",")
            space()
            val key = string()
            space()
            take(":")
            map[key] = value()
            space()
        }
        take("}")
        return map
    }

    private fun elements(): List<Any?> {
        val list = ArrayList<Any?>()
        take("[")
        space()
        while (text[at] != ']') {
            if (list.isNotEmpty()) take(",")
            list.add(value())
            space()
        }
        take("]")
        return list
    }

    private fun number(): Any {
        val start = at
        while (at < text.length && text[at] in "+-.0123456789eE") at++
        val digits = text.substring(start, at)
        return digits.toLongOrNull() ?: digits.toDouble()
    }

    private fun string(): String {
        val result = StringBuilder()
        take("\"")
        while (text[at] != '"') {
            val char = text[at++]
            if (char != '\\') {
                result.append(char)
                continue
            }
            val escape = text[at++]
            when (escape) {
                'u' -> {
                    result.append(text.substring(at, at + 4).toInt(16).toChar())
                    at += 4
                }
                'b' -> result.append('\b')
                'f' -> result.append('\u000C')
                'n' -> result.append('\n')
                'r' -> result.append('\r')
                't' -> result.append('\t')
                else -> result.append(escape)
            }
        }
        take("\"")
        return result.toString()
    }
}

fun json(value: Any?): String = when (value) {
    null -> "null"
    is String -> value.fold(StringBuilder("\"")) { line, char ->
        if (char == '"' || char == '\\' || char < ' ') line.append("\\u%04x".format(char.toInt())) else line.append(char)
    }.append('"').toString()
    is Map<*, *> -> value.entries.joinToString(",", "{", "}") { json(it.key) + ":" + json(it.value) }
    is List<*> -> value.joinToString(",", "[", "]") { json(it) }
    else -> value.toString()
}

fun main(arguments: Array<String>) {
    val output = PrintStream(System.out, true, "UTF-8")
    val readers: List<Pair<String, (Any?) -> Any>> = listOf(
        "categories.json" to { value -> RizqBundle.readCategories(value).map { it.toMap() } },
        "collections.json" to { value -> RizqBundle.readCollections(value).map { it.toMap() } },
        "duas.json" to { value -> RizqBundle.readDuas(value).map { it.toMap() } },
        "journey_duas.json" to { value -> RizqBundle.readJourneyDuas(value).map { it.toMap() } },
        "journeys.json" to { value -> RizqBundle.readJourneys(value).map { it.toMap() } },
        "manifest.json" to { value -> RizqBundle.readManifest(value).toMap() },
        "works.json" to { value -> RizqBundle.readWorks(value).map { it.toMap() } }
    )
    for ((path, read) in readers) {
        val text = File(arguments[0], path).readText(Charsets.UTF_8)
        try {
            output.println(json(mapOf("value" to read(Parser(text).parse()))))
        } catch (error: BundleException) {
            output.println(json(mapOf("problem" to error.message)))
        }
    }
}
