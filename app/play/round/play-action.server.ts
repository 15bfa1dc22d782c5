import type { ActionFunctionArgs } from "@remix-run/cloudflare"
import type { Game } from "#contract/words"
import type { ReplyOf } from "#game/games"
import type { SessionOver } from "#game/referee"
import { isUnavailable } from "#app/forms/refusals.server"
import { enter, redirectToPlay, type Play, type PlayServer } from "#app/play/play.server"
import { showFormAgain, readSent, type FormRefusal, type SentRound } from "./sent-form.server"
import { redirectToRound } from "./redirect-to-round.server"
import { withListedSource } from "#app/play/sources/sources.server"
import { submitAndSettle, rememberAndSettle } from "./submit-and-settle.server"

export async function playAction<G extends Game>(args: ActionFunctionArgs, part: PlayServer<G>) {
  const typed = enter(args, part.game)
  const sent = await readSent(args.request, part.fields)
  // A command that names its round needs no source, so the catalogue is not called.
  const needsSource = sent.roundId === null || sent.intent === "next"
  const play = needsSource ? await withListedSource(typed) : typed
  return playSent(play, sent, part)
}

export async function playSent<G extends Game>(
  play: Play<G>,
  sent: SentRound,
  part: PlayServer<G>,
) {
  // The page without the id of a round clears the answered one, and draws another question.
  if (sent.intent === "next") return redirectToPlay(play)
  const intent = Object.hasOwn(part.intents, sent.intent) ? part.intents[sent.intent] : undefined
  if (!intent) return showFormAgain({ key: "errors.play.intent" }, sent, 400)
  const command = intent.read(sent)
  if (isRefusal(command)) return showFormAgain(command.refusal, sent, 422)
  try {
    const { endedSessions } = play.context
    const reply = await play.referee.command(play.key, command, endedSessions.pendingCheck())
    endedSessions.recordCheck(reply.state === "session-over")
    if (reply.state === "gone" && intent.isAnswer)
      play.context.toasts.put("info", "toast.roundGone")
    return await answerTo(reply, play, sent, part)
  } catch (error) {
    // The page shows what was typed again, and a second try is safe.
    if (isUnavailable(error)) return showFormAgain({ key: "errors.play.notSaved" }, sent, 503)
    throw error
  }
}

async function answerTo<G extends Game>(
  reply: ReplyOf<G> | SessionOver,
  play: Play<G>,
  sent: SentRound,
  part: PlayServer<G>,
) {
  switch (reply.state) {
    case "busy":
      return showFormAgain({ key: "errors.play.judging" }, sent, 409)
    case "incomplete":
      return showFormAgain(part.incomplete(reply.missing), sent, 422)
    case "gone":
    case "session-over":
      return redirectToPlay(play)
    case "view":
      return redirectToRound(play, reply.view, answeredId(reply.view))
    case "judge":
      return submitAndSettle(play, sent, part, reply)
    case "settled":
      return rememberAndSettle(play, reply, part)
  }
}

const answeredId = (view: { readonly phase: string; readonly roundId: string }) =>
  view.phase === "answered" ? view.roundId : undefined

const isRefusal = <Command>(read: Command | FormRefusal): read is FormRefusal =>
  typeof read === "object" && read !== null && "refusal" in read
