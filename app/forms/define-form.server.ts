import type { SubmissionResult } from "@conform-to/react"
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4"
import { type ActionFunctionArgs, type TypedResponse, data } from "@remix-run/cloudflare"
import type * as z from "zod"
import type { Message, TranslationKey } from "#app/i18n/keys"
import { fieldNames } from "./field-names.server"
import { beginWith } from "./begin-with"
import type { FormView } from "./form-model"
import { type FieldKinds, cutFields, knownFields, listMax, readForm } from "./read-fields.server"
import { messagesOf } from "./messages-of-issues.server"
import { otherMax, shownText } from "./shown-text"
import { isUnavailable } from "./unavailable.server"

export type FormReply = SubmissionResult<Message[]>
type Reply = ReturnType<typeof data<FormReply>>

/** Values by the names of their fields; several where a field has several. */
type Typed = Readonly<Record<string, string | readonly string[]>>

type MaxOf = NonNullable<FieldKinds["maxOf"]>

/** What was sent to a form, good or not. */
export interface Sent<Value> {
  /** As the schema makes it; `null` where it is not good. */
  readonly value: Value | null
  /** As it was typed, by the names of the fields. */
  readonly typed: FormData
  /** Names that were sent and that the form does not have. */
  readonly strangers: readonly string[]
  /** The form again with what was typed, what is wrong with it, and what else is, by field; "" for the whole. */
  reply(more?: Readonly<Record<string, readonly Message[]>>): FormReply
}

/** A form that holds good values, and the ways to turn it down all the same. */
interface Accepted<Value> {
  readonly value: Value
  /** The page again, with what was typed; `status` 4xx, or 503 where trying again may help. */
  reject(key: TranslationKey, status?: number): Reply
  rejectField(name: keyof Value & string, key: TranslationKey): Reply
}

/**
 * A form of a page: what it takes, what its fields tell the browser, and how its action begins.
 * `secrets` name the fields that are never sent back; files never are.
 */
export function defineForm<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  given: Omit<FieldKinds, "maxOf"> = {},
) {
  type Value = z.output<z.ZodObject<Shape>>
  const hideFields = [...(given.secrets ?? []), ...(given.files ?? [])]
  const constraints = getZodConstraint(schema)
  const names = fieldNames(constraints)
  const maxOf = (name: string) =>
    constraints[name]?.maxLength ?? constraints[`${name}[]`]?.maxLength
  const kinds = { ...given, maxOf }
  const parse = (typed: FormData) => parseWithZod(typed, { schema, formatError: messagesOf })

  async function read(request: Request): Promise<Sent<Value>> {
    const form = await readForm(request)
    const typed = knownFields(form, names, kinds)
    const submission = parse(typed)
    const cut = tooMuchOf(cutFields(form, names, kinds), kinds)
    const isWhole = Object.keys(cut).length === 0
    return {
      value: submission.status === "success" && isWhole ? submission.value : null,
      typed,
      strangers: [...new Set(form.keys())].filter((name) => !names.includes(name)),
      reply: (more = {}) => submission.reply({ hideFields, ...errorsOf({ ...more, ...cut }) }),
    }
  }

  return {
    /** What a loader hands to the page: rules for the browser, and values to begin with. */
    view: (defaults: Typed = {}): FormView => ({
      constraints,
      begin: { initialValue: beginWith(knownOf(defaults, names, maxOf)) },
    }),

    read,

    /** An action that sees good values only; bad ones come back with 422, a failing upstream with 503. */
    action:
      (
        accept: (
          form: Accepted<Value>,
          args: ActionFunctionArgs,
        ) => Promise<TypedResponse<never> | Reply>,
      ) =>
      async (args: ActionFunctionArgs): Promise<TypedResponse<never> | Reply> => {
        const sent = await read(args.request)
        if (sent.value === null) return data(sent.reply(), { status: 422 })
        const form = { value: sent.value, ...waysToRefuse(sent) }
        try {
          return await accept(form, args)
        } catch (error) {
          if (isUnavailable(error)) return form.reject("errors.unavailable", 503)
          throw error
        }
      },
  }
}

/** Values of the form's own fields, no longer than they may come back. */
const knownOf = (typed: Typed, names: readonly string[], maxOf: MaxOf) =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([name]) => names.includes(name))
      .map(([name, value]) => [name, shownValue(value, maxOf(name) ?? otherMax)]),
  )

const shownValue = (value: string | readonly string[], max: number) =>
  typeof value === "string"
    ? shownText(value, max)
    : value.slice(0, listMax).map((each) => shownText(each, max))

/** Errors of fields of which a part was not read. */
const tooMuchOf = (cut: readonly string[], { lists = [], maxOf }: FieldKinds) =>
  Object.fromEntries(
    cut.map((name): [string, Message[]] => {
      const max = lists.includes(name) ? undefined : maxOf?.(name)
      return [name, [max ? { key: "errors.tooLong", params: { max } } : { key: "errors.invalid" }]]
    }),
  )

function errorsOf({ "": whole = [], ...more }: Readonly<Record<string, readonly Message[]>>) {
  const fieldErrors = Object.fromEntries(
    Object.entries(more).map(([name, errors]) => [name, [...errors]]),
  )
  return whole.length > 0 ? { fieldErrors, formErrors: [...whole] } : { fieldErrors }
}

const waysToRefuse = ({ reply }: Pick<Sent<unknown>, "reply">) => ({
  reject: (key: TranslationKey, status = 422) => data(reply({ "": [{ key }] }), { status }),
  rejectField: (name: string, key: TranslationKey) =>
    data(reply({ [name]: [{ key }] }), { status: 422 }),
})
