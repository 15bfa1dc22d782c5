import { it } from "vitest"
import { settlePart } from "./support/settle"

it("the points are the sum of what was won, once each", { timeout: 900_000 }, () => settlePart(2))
