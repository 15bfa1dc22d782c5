import type { FormView } from "./form-model"

type Value = string | readonly string[]
type Begun = NonNullable<FormView["begin"]["initialValue"]>
type Item = string | string[] | Record<string, string | string[]>

/**
 * Turns values by field name into the initial value of a form: `hints[0]` is the first item of the
 * list `hints`, `questions[0].answer` the answer of the first of `questions`.
 */
export function beginWith(typed: Readonly<Record<string, Value>>): Begun {
  const whole: Begun = {}
  const lists = new Map<string, Item[]>()
  for (const [name, given] of Object.entries(typed)) {
    const value = typeof given === "string" ? given : [...given]
    const [, list = "", index = "", aspect] = /^(\w+)\[(\d{1,2})\](?:\.(\w+))?$/.exec(name) ?? []
    const items = lists.get(list) ?? []
    if (list === "") whole[name] = value
    else lists.set(list, items)
    items[Number(index)] = aspect ? { ...toAspects(items[Number(index)]), [aspect]: value } : value
  }
  return { ...whole, ...Object.fromEntries(lists) }
}

const toAspects = (item: Item | undefined) =>
  typeof item === "object" && !Array.isArray(item) ? item : {}
