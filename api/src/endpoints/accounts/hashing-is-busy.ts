import { Refusal } from "../../reply"

/** Turns a call away at once where as many passwords are being hashed as may be. */
export function hashingIsBusy(): never {
  throw new Refusal(503, "Too many people are at the door. Please try again.", {
    "Retry-After": "1",
  })
}
