import { it } from "vitest"
import { settle } from "./support/settle"

/** Its sequences are apart from those of the other file, so that both run at once. */
it("the points are the sum of what was won, once each", { timeout: 900_000 }, () => settle(0, 1000))
