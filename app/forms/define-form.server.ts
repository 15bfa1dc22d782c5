import type { SubmissionResult } from "@conform-to/react"
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4"
import { type ActionFunctionArgs, type TypedResponse, data } from "@remix-run/cloudflare"
import type * as z from "zod"
import type { Message, TranslationKey } from "#app/i18n/keys"
import { beginWith } from "./begin-with"
import type { FormView } from "./form-model"
import {
  type FieldKinds,
  cutFields,
  fieldNames,
  knownFields,
  listMax,
  otherMax,
  readForm,
  shownText,
} from "./read-fields.server"
import { messagesOf } from "./messages-of-issues.server"
import { isUnavailable } from "./unavailable.server"

export type FormReply = SubmissionResult<Message[]>
type Reply = ReturnType<typeof data<FormReply>>

/** Values by the names of their fields; several where a field has several. */
type Typed = Readonly<Record<string, string | readonly string[]>>

type MaxOf = NonNullable<FieldKinds["maxOf"]>

/** Messages by the name of their field; "" for the form as a whole. */
export type FieldErrors = Readonly<Record<string, readonly Message[]>>

/** A submitted form, valid or not. */
export interface Sent<Value> {
  /** As the schema parses it; `null` where it is not valid. */
  readonly value: Value | null
  /** As it was typed, by the names of the fields. */
  readonly typed: FormData
  /** Names that were sent and that the form does not have. */
  readonly unknownFields: readonly string[]
  /** The form with what was typed, the schema's errors and more errors. */
  reply(more?: FieldErrors): FormReply
}

/** A valid form, and the means to reject it all the same. */
interface Accepted<Value> {
  readonly value: Value
  /** The page again, with what was typed; `status` is 4xx, or 503 where a retry may help. */
  reject(key: TranslationKey, status?: number): Reply
  rejectField(name: keyof Value & string, key: TranslationKey): Reply
}

/**
 * The form of a page: its schema, the constraints of its fields, and its action. Fields in `secrets` are
 * never sent back, and files never are.
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

  const read = async (request: Request) => readFields(await readForm(request))

  function readFields(form: FormData): Sent<Value> {
    const typed = knownFields(form, names, kinds)
    const submission = parse(typed)
    const cut = errorsOfCut(cutFields(form, names, kinds), kinds)
    const isWhole = Object.keys(cut).length === 0
    return {
      value: submission.status === "success" && isWhole ? submission.value : null,
      typed,
      unknownFields: [...new Set(form.keys())].filter((name) => !names.includes(name)),
      reply: (more = {}) => submission.reply({ hideFields, ...errorsOf({ ...more, ...cut }) }),
    }
  }

  return {
    /** For a loader: constraints for the browser, and initial values. */
    view: (defaults: Typed = {}): FormView => ({
      constraints,
      begin: { initialValue: beginWith(knownOf(defaults, names, maxOf)) },
    }),

    read,
    /** The same for fields that no request has. */
    readFields,

    /** An action that gets valid values only; invalid ones are answered with 422, a failing upstream with 503. */
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
        const form = { value: sent.value, ...rejections(sent) }
        try {
          return await accept(form, args)
        } catch (error) {
          if (isUnavailable(error)) return form.reject("errors.unavailable", 503)
          throw error
        }
      },
  }
}

/** Values of the form's own fields, cut to the length that is shown again. */
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

/** Errors of fields whose value was cut. */
const errorsOfCut = (cut: readonly string[], { lists = [], maxOf }: FieldKinds) =>
  Object.fromEntries(
    cut.map((name): [string, Message[]] => {
      const max = lists.includes(name) ? undefined : maxOf?.(name)
      return [
        name,
        [max ? { key: "errors.tooLong", params: { count: max } } : { key: "errors.invalid" }],
      ]
    }),
  )

function errorsOf({ "": whole = [], ...more }: FieldErrors) {
  const fieldErrors = Object.fromEntries(
    Object.entries(more).map(([name, errors]) => [name, [...errors]]),
  )
  return whole.length > 0 ? { fieldErrors, formErrors: [...whole] } : { fieldErrors }
}

const rejections = ({ reply }: Pick<Sent<unknown>, "reply">) => ({
  reject: (key: TranslationKey, status = 422) => data(reply({ "": [{ key }] }), { status }),
  rejectField: (name: string, key: TranslationKey) =>
    data(reply({ [name]: [{ key }] }), { status: 422 }),
})
