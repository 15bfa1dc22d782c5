import { it } from "vitest"
import { settlePart } from "./support/settle"

it("credits each won round exactly once in random sequences", { timeout: 900_000 }, () =>
  settlePart(1),
)
