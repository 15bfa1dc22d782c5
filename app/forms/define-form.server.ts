import { getZodConstraint } from "@conform-to/zod/v4"
import { type ActionFunctionArgs, type TypedResponse, data } from "@remix-run/cloudflare"
import * as z from "zod"
import type { TranslationKey } from "#app/i18n/keys"
import { beginWith } from "./begin-with"
import type { FormView } from "./form-model"
import {
  type FieldKinds,
  fieldNames,
  listMax,
  otherMax,
  readForm,
  shownText,
} from "./read-fields.server"
import { isTooLarge, isUnavailable } from "./refusals.server"
import { type FormReply, type SentForm, submissionReader } from "./submission.server"

type Reply = ReturnType<typeof data<FormReply>>

export type FormAction = (args: ActionFunctionArgs) => Promise<TypedResponse<never> | Reply>

type FieldTexts = Readonly<Record<string, string | readonly string[]>>

type MaxOf = NonNullable<FieldKinds["maxOf"]>

export interface AcceptedForm<Value> {
  readonly value: Value
  /** Shows the form again with what was typed; `status` is 4xx (422 by default), or 503 if a retry may help. */
  reject(key: TranslationKey, status?: number): Reply
  rejectField(name: keyof Value & string, key: TranslationKey): Reply
}

interface FormOptions extends Omit<FieldKinds, "maxOf"> {
  readonly unavailable?: TranslationKey
}

/**
 * Defines the form of a page by its schema: its constraints, its readers and its action. Neither the fields
 * in `secrets` nor files are ever sent back to the browser.
 */
export function defineForm<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  { unavailable = "errors.unavailable", ...given }: FormOptions = {},
) {
  type Value = z.output<z.ZodObject<Shape>>
  const constraints = getZodConstraint(schema)
  const names = fieldNames(constraints)
  const sent = toSent(names, constraints)
  const maxOf = (name: string) =>
    constraints[name]?.maxLength ?? constraints[`${name}[]`]?.maxLength
  const readFields = submissionReader(schema, names, { ...given, maxOf })
  const read = async (request: Request) => readFields(await readForm(request))

  return {
    view: (defaults: FieldTexts = {}): FormView => ({
      constraints: sent,
      begin: { initialValue: beginWith(knownOf(defaults, names, maxOf)) },
    }),

    read,
    readFields,

    /**
     * An action that receives valid values only. Invalid values get a 422, an unavailable upstream a 503, and one that
     * takes less at once a 413.
     */
    action:
      (
        accept: (
          form: AcceptedForm<Value>,
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
          if (isUnavailable(error)) return form.reject(unavailable, 503)
          if (isTooLarge(error)) return form.reject("errors.tooLarge", 413)
          throw error
        }
      },
  }
}

type Constraints = ReturnType<typeof getZodConstraint>

/** What the fields of a page use of the constraints. Equal ones are one object, which its data then have once. */
function toSent(names: readonly string[], constraints: Constraints): FormView["constraints"] {
  const known = new Map<string, object>()
  const all = names.map((name) => {
    const { required = false, minLength = 0, maxLength } = constraints[name] ?? {}
    const own = { required, ...(minLength > 1 && { minLength }), ...(maxLength && { maxLength }) }
    const key = JSON.stringify(own)
    const one = known.get(key) ?? own
    known.set(key, one)
    return { name, ofEach: name.replace(/\[\d+\]/g, "[]"), one }
  })
  const isForEach = (given: (typeof all)[number]) =>
    all.every(({ ofEach, one }) => ofEach !== given.ofEach || one === given.one)
  return Object.fromEntries(
    all.map((each) => [isForEach(each) ? each.ofEach : each.name, each.one]),
  )
}

const knownOf = (typed: FieldTexts, names: readonly string[], maxOf: MaxOf) =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([name]) => names.includes(name))
      .map(([name, value]) => [name, shownValue(value, maxOf(name) ?? otherMax)]),
  )

const shownValue = (value: string | readonly string[], max: number) =>
  typeof value === "string"
    ? shownText(value, max)
    : value.slice(0, listMax).map((each) => shownText(each, max))

const rejections = ({ reply }: Pick<SentForm<unknown>, "reply">) => ({
  reject: (key: TranslationKey, status = 422) => data(reply({ "": [{ key }] }), { status }),
  rejectField: (name: string, key: TranslationKey) =>
    data(reply({ [name]: [{ key }] }), { status: 422 }),
})

/** An idempotency key: a form that is sent again because its reply was lost takes effect once. */
export const newFormKey = () => crypto.randomUUID()

export const formKey = z
  .string()
  .optional()
  .transform((key) => (key && /^[\w-]{16,64}$/.test(key) ? key : undefined))
