import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { playPath } from "#app/play/addresses"
import { WithRules } from "#app/play/game-rules.tsx"
import { PlayError } from "#app/play/round/play-error.tsx"
import { PlayFrame, type PlayPart } from "#app/play/play-frame.tsx"
import type { RefusedForm } from "#app/play/play-view"
import { SourceName } from "#app/play/sources/source-name.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { AccountOffer, BegunTrials, TrialButtons } from "./trial-links"
import type { TrialView } from "./trial-view"

interface Props<Playing, Answered> {
  part: PlayPart<Playing, Answered>
  view: TrialView<Playing | Answered>
  reply: RefusedForm | undefined
}

export function TrialPage<
  Playing extends { readonly phase: "playing"; readonly roundId: string },
  Answered extends { readonly phase: "answered" },
>({ part, view, reply }: Props<Playing, Answered>) {
  const { round, source, open } = view
  const { game } = part
  if (round)
    return (
      <PlayFrame
        part={part}
        round={round}
        source={source}
        typed={reply?.typed ?? {}}
        error={reply?.error}
        next={
          <>
            <AccountOffer redirectTo={playPath({ game, source })} promised={view.promised} />
            <OtherTrials view={view} />
          </>
        }
      />
    )
  const isFull = reply?.error.key === "errors.trial.network"
  const canStart = open.includes(game) && !isFull
  if (!canStart) return <Limit {...{ part, view, isFull }} />
  return (
    <WithRules game={game}>
      <Start {...{ part, view, reply }} />
    </WithRules>
  )
}

function Start<Playing, Answered>({ part, view, reply }: Props<Playing, Answered>) {
  const { t } = useTranslation()
  const { title, source } = view
  return (
    <div className="grid max-w-form gap-5">
      <div>
        <PageHeading title={title}>{t(`game.${part.game}.text`)}</PageHeading>
        <p className="text-soft">
          <SourceName source={source} />
        </p>
      </div>
      <p>{t(view.isEmpty ? "choose.empty.trial" : "trial.lead")}</p>
      {view.isEmpty ? null : (
        <>
          <Form method="post" className="grid gap-3">
            <PlayError error={reply?.error} />
            <input type="hidden" name="intent" value="start" />
            <SubmitButton busy={t("play.nextBusy")}>{t("choose.start")}</SubmitButton>
          </Form>
          <OtherSections />
        </>
      )}
    </div>
  )
}

function Limit<Playing, Answered>({
  part: { game },
  view: { title, source, begun, promised },
  isFull,
}: Omit<Props<Playing, Answered>, "reply"> & { isFull: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="grid max-w-form gap-5">
      <PageHeading title={t("trial.limit.title")}>
        {isFull ? t("errors.trial.network") : t("trial.limit.game", { game: title })}
      </PageHeading>
      <AccountOffer redirectTo={playPath({ game, source })} promised={promised} />
      <BegunTrials trials={begun} />
    </div>
  )
}

function OtherTrials<Round>({ view: { open, source } }: { view: TrialView<Round> }) {
  const { t } = useTranslation()
  if (open.length === 0) return null
  return (
    <section className="grid gap-4 max-md:order-1">
      <h2 className="font-bold">{t("trial.others")}</h2>
      <TrialButtons games={open} source={source} />
      <OtherSections />
    </section>
  )
}

function OtherSections() {
  const { t } = useTranslation()
  return (
    <Link to="/entertainment-sections" className="button button-quiet w-full" viewTransition>
      {t("play.other")}
    </Link>
  )
}
