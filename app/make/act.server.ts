import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare"
import type { Sent } from "#app/forms/define-form.server"
import { orNull } from "#app/forms/unavailable.server"
import type { Message } from "#app/i18n/keys"
import { makePath } from "./addresses"
import type { Craft } from "./craft.server"
import { draw } from "./draw.server"
import { findCopies } from "./find-copies.server"
import { findPlaces } from "./find-places.server"
import { choiceOf, lastingOf } from "./lasting.server"
import { type Located, type Wrong, locate } from "./locate.server"
import { type Maker, enter } from "./maker.server"
import type { Places } from "./places"
import { refusalsOf } from "./refusals.server"
import type { MakeReply } from "./reply"

/**
 * Hands in what is good, and draws the page again otherwise: with what can be chosen by now, or with
 * what is wrong and a preview. Only what is handed in leads away; whatever else is 4xx, for it is not.
 */
export const actionOf =
  <Value, Draft>(own: Craft<Value, Draft>) =>
  async (args: ActionFunctionArgs) => {
    const maker = enter(args, own.game)
    const sent = await own.form.read(args.request)
    const chosen = lastingOf((name) => sent.typed.get(name))
    const choice = choiceOf(chosen)
    const places = maker.category === "education" ? await findPlaces(maker, choice) : null
    const page = pageOf(own, sent, { maker, places })
    switch (sent.typed.get("intent")) {
      case "chapters":
        return page.unjudged()
      case "check": {
        const located = locate(maker, choice, places)
        const copies = await findCopies(own, { maker, typed: sent.typed }, located)
        return page.again(faultsOf(located), { isChecked: true, copies })
      }
      default: {
        const wrong = await handIn({ own, maker, sent, places }, locate(maker, choice, places))
        if (wrong) return page.again(wrong.wrong, wrong)
        const query = new URLSearchParams({ ...chosen, sent: "1" })
        return redirect(`${makePath(maker.category, own.game)}?${query}`, 303)
      }
    }
  }

interface HandIn<Value, Draft> {
  readonly own: Craft<Value, Draft>
  readonly maker: Maker
  readonly sent: Sent<Value>
  readonly places: Places | null
}

const notNow = { wrong: { "": [{ key: "errors.unavailable" }] }, status: 503 } as const

/** Why it is not handed in; `null` where it is. */
async function handIn<Value, Draft>(
  { own, maker, sent, places }: HandIn<Value, Draft>,
  located: Located,
): Promise<{ readonly wrong: Wrong; readonly status?: number } | null> {
  if (isTooMuch(sent.strangers)) return { wrong: { "": [{ key: "errors.make.tooMany" }] } }
  if (places?.isPartial) return notNow
  const isWhole = Object.keys(own.wrongWith?.(own.draftOf(sent.typed)) ?? {}).length === 0
  if ("wrong" in located || sent.value === null || !isWhole) return { wrong: faultsOf(located) }
  const answer = await orNull(own.send(maker, located.where, sent.value))
  if (answer === null) return notNow
  return answer.status === 200 ? null : { wrong: refusalsOf(answer) }
}

interface Return {
  readonly status?: number
  readonly isChecked?: boolean
  /** Warnings of questions that are there already. */
  readonly copies?: readonly Message[]
}

/** The page again, with all that was typed. */
function pageOf<Value, Draft>(
  own: Craft<Value, Draft>,
  sent: Sent<Value>,
  { maker, places }: Pick<HandIn<Value, Draft>, "maker" | "places">,
) {
  const draft = own.draftOf(sent.typed)
  return {
    again: (wrong: Wrong, { status = 422, isChecked = false, copies = [] }: Return = {}) =>
      data<MakeReply>(
        {
          form: sent.reply({ ...own.wrongWith?.(draft), ...wrong }),
          places,
          warnings: [...own.warningsOf(draft), ...copies],
          preview: isChecked ? draw(maker.context, own.Preview, draft) : null,
        },
        { status },
      ),
    /** Nothing is judged before it is sent. */
    unjudged: () =>
      data<MakeReply>(
        { form: { ...sent.reply(), error: {} }, places, warnings: [], preview: null },
        { status: 422 },
      ),
  }
}

const faultsOf = (located: Located): Wrong => ("wrong" in located ? located.wrong : {})

const strangersMax = 50

/** A sixth hint, or fields in heaps: nobody means to send part of it. */
const isTooMuch = (strangers: readonly string[]) =>
  strangers.length > strangersMax || strangers.some((name) => /^\w+\[\d+\]/.test(name))
