import Foundation
import TestSupport

let packageRoot = Repository.root
