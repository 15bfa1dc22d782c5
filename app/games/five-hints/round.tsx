import type { FiveHintsPlaying } from "#game/five-hints/view"
import type { RoundProps } from "#app/play/play-view"
import { AnswerForm } from "./answer-form"
import { Question } from "./question"
import { InlineStyles } from "#app/ui/server-sent.tsx"
import css from "./round.css?inline"
import { ShownHints } from "./shown-hints"

/**
 * A round in play: the question, the hints so far, and the form, which new hints do not move. Its styles
 * are inlined here, since no other page needs them.
 */
export function Round(props: RoundProps<FiveHintsPlaying>) {
  const { round } = props
  return (
    <div className="hints-round">
      <InlineStyles id="hints-styles" css={css} />
      <Question board={round} />
      <ShownHints hints={round.hints} hintsLeft={round.hintsLeft} />
      <AnswerForm {...props} />
    </div>
  )
}
