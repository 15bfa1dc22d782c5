import type { SubmissionResult } from "@conform-to/react"
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4"
import { type ActionFunctionArgs, type TypedResponse, data } from "@remix-run/cloudflare"
import type * as z from "zod"
import type { Sentence, TranslationKey } from "~/i18n/keys"
import { type FieldKinds, readFields } from "./read-fields.server"
import { sentencesOf } from "./sentences-of-issues.server"

export type FormReply = SubmissionResult<Sentence[]>
type Reply = ReturnType<typeof data<FormReply>>

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
  { secrets = [], ...kinds }: { secrets?: readonly string[] } & FieldKinds = {},
) {
  const hideFields = [...secrets, ...(kinds.files ?? [])]
  const constraints = getZodConstraint(schema)

  async function parse(request: Request) {
    const payload = await readFields(request, Object.keys(schema.shape), kinds)
    return parseWithZod(payload, { schema, formatError: sentencesOf })
  }

  return {
    /** What a loader hands to the page: rules for the browser, and values to begin with. */
    view: (defaults: Readonly<Record<string, string>> = {}) => ({ constraints, defaults }),

    /** An action that sees good values only; bad ones come back with 422, a failing upstream with 503. */
    action:
      (
        accept: (
          form: Accepted<z.output<z.ZodObject<Shape>>>,
          args: ActionFunctionArgs,
        ) => Promise<TypedResponse<never> | Reply>,
      ) =>
      async (args: ActionFunctionArgs): Promise<TypedResponse<never> | Reply> => {
        const submission = await parse(args.request)
        if (submission.status !== "success")
          return data(submission.reply({ hideFields }), { status: 422 })
        const reject = (key: TranslationKey, status = 422) =>
          data(submission.reply({ hideFields, formErrors: [{ key }] }), { status })
        try {
          return await accept(
            {
              value: submission.value,
              reject,
              rejectField: (name, key) =>
                data(submission.reply({ hideFields, fieldErrors: { [name]: [{ key }] } }), {
                  status: 422,
                }),
            },
            args,
          )
        } catch (error) {
          if (error instanceof Response && error.status === 503)
            return reject("errors.unavailable", 503)
          throw error
        }
      },
  }
}
