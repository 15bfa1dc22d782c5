import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { RoundKey } from "#game/rounds/round-key"
import { getSourceTraits } from "#game/sources/source"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { SentenceWith } from "#app/ui/user-text.tsx"
import type { FeedbackView, Praise, EndLink, EndView } from "#app/play/play-view"
import { linkToOthers } from "#app/play/sources/source-pages"
import { Picture } from "#app/ui/picture.tsx"
import { otherSourcePath } from "#app/play/addresses"
import { SourceName } from "#app/play/sources/source-name.tsx"
import { Confetti, useHeadingFocus } from "#app/play/verdict-card.tsx"

const fewInRow = 3

export function PraiseCard({ praise }: { praise: Praise | null }) {
  const { t } = useTranslation()
  if (!praise) return null
  const { inRow, isBest } = praise
  return (
    <>
      {inRow === fewInRow ? (
        <p className="hat-trick card flex flex-wrap items-center justify-center gap-x-2 border-2 border-hint text-center font-bold">
          <Ball />
          <Ball />
          <Ball />
          {t("play.hatTrick")}
        </p>
      ) : null}
      {inRow > fewInRow ? <Praise text={t("play.inRow", { count: inRow })} /> : null}
      {isBest ? <Praise text={t("play.best")} /> : null}
    </>
  )
}

const Ball = () => <Icon name="sports" className="text-2xl text-action" />

const Praise = ({ text }: { text: string }) => (
  <p className="praise chip justify-center border-hint">
    <Icon name="trophy" className="text-action" />
    {text}
  </p>
)

export function NextQuestion({ roundId }: { roundId: string }) {
  const { t } = useTranslation()
  return (
    <Form id="next" method="post" replace className="next-bar">
      <input type="hidden" name="round" value={roundId} />
      <input type="hidden" name="intent" value="next" />
      <SubmitButton busy={t("play.nextBusy")}>{t("play.next")}</SubmitButton>
    </Form>
  )
}

/** Its buttons belong to the form of the next question, which names the round. */
export function Feedback({ feedback }: { feedback: FeedbackView | null }) {
  const { t } = useTranslation()
  if (!feedback) return null
  const { wrong, appealed, appeal, report } = feedback
  const buttons = wrong.map(({ item, answer }) => (
    <button
      key={item}
      form="next"
      name="appeal"
      value={item}
      formAction={appeal}
      className="button button-quiet"
    >
      <span>
        <SentenceWith text={answer} say={(text) => t("play.wasRight", { answer: text })} />
      </span>
    </button>
  ))
  return (
    <div className="flex flex-wrap items-center gap-3">
      {appealed.map(({ item, answer }) => (
        <p key={item} className="chip max-w-full [overflow-wrap:anywhere]">
          <Icon name="check" className="text-action" />
          <span>
            <SentenceWith text={answer} say={(text) => t("play.appealed", { answer: text })} />
          </span>
        </p>
      ))}
      {wrong.length > 1 ? (
        <details>
          <summary className="link">{t("feedback.choice.right")}</summary>
          <div className="mt-3 grid gap-3">{buttons}</div>
        </details>
      ) : (
        buttons
      )}
      <Link to={report} className="link inline-flex min-h-[2.75rem] items-center">
        {t("feedback.title")}
      </Link>
    </div>
  )
}

export function OtherSource({ game, source }: RoundKey) {
  const { t } = useTranslation()
  const { to, label } = linkToOthers({ game, source })
  const { isIssued } = getSourceTraits(source)
  return (
    <div className={isIssued ? "max-md:order-1" : "next-bar"}>
      <Link
        to={to}
        className={`button w-full ${isIssued ? "button-quiet" : "button-main text-lg"}`}
        viewTransition
      >
        {t(label)}
      </Link>
    </div>
  )
}

interface Props extends RoundKey {
  end: EndView
}

const quiet = "button button-quiet w-full"

export function NothingToPlay({ game, source, end }: Props) {
  const { t } = useTranslation()
  const { picture, title, text, isDone, isJustDone, links, practice } = end
  return (
    <div className="mx-auto grid max-w-form gap-5 md:max-w-none md:grid-cols-2 md:items-start md:gap-x-8">
      <section
        className={`card relative grid md:row-span-3 justify-items-center gap-2 overflow-hidden border-2 py-6 text-center ${isDone ? "border-right" : ""}`}
      >
        {isJustDone ? <Confetti /> : null}
        <Picture of={picture} className="h-32 w-auto" />
        <h1
          ref={useHeadingFocus(isJustDone)}
          tabIndex={-1}
          className="text-2xl font-extrabold outline-none"
        >
          {title}
        </h1>
        <p className="text-sm text-soft">
          <SourceName source={source} /> · {t(`game.${game}.title`)}
        </p>
        <p>{text}</p>
      </section>
      <Links links={links} first="button button-main w-full" />
      {practice.length > 0 ? (
        <section>
          <h2 className="mb-2 font-bold">{t("play.end.practice")}</h2>
          <Links links={practice} />
        </section>
      ) : null}
      <div className="grid gap-3">
        <Link to={otherSourcePath({ game, source })} className={quiet} viewTransition>
          {t("play.other")}
        </Link>
        <Link to="/entertainment-sections" className={quiet} viewTransition>
          {t("sections.title")}
        </Link>
      </div>
    </div>
  )
}

function Links({ links, first = quiet }: { links: readonly EndLink[]; first?: string }) {
  return (
    <ul className="grid gap-3">
      {links.map(({ to, label, name, note }, index) => (
        <li key={to}>
          <Link to={to} className={index ? quiet : first} viewTransition>
            <span>
              {label} {name ? <bdi>{name}</bdi> : null}{" "}
              {note ? (
                <span className="whitespace-nowrap text-sm font-normal">({note})</span>
              ) : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
