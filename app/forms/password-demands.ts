import { lengths, passwordRules } from "#contract/limits"

/** What a new password must have, in the order in which a page tells it. */
export const passwordDemands = [
  { name: "length", isMetBy: (typed: string) => typed.length >= lengths.password.min },
  ...passwordRules.map(({ rule, pattern }) => ({
    name: rule,
    isMetBy: (typed: string) => pattern.test(typed),
  })),
] as const
