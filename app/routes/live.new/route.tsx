import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ChosenStep } from "#app/admin/choose.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { openNewRoom } from "./open-room.server"
import { Terms } from "./terms"
import { viewNewRoom } from "./view.server"

export const handle = { ours: "live", isPlain: true } satisfies RouteNeeds

export const meta = pageMeta
export const loader = viewNewRoom
export const action = openNewRoom

export default function NewRoom() {
  const { t } = useTranslation()
  const view = useLoaderData<typeof loader>()
  const { title, isReady, isChapter, isOwn } = view
  const reply = useActionData<typeof action>()
  const error = reply?.error ?? view.error
  return (
    <div className={isReady ? "grid grid-cols-1 gap-5" : "form-page grid gap-5"}>
      <PageHeading title={title}>{t("live.newLead")}</PageHeading>
      {error ? <AlertBox text={t(error)} since={reply} /> : null}
      {isChapter ? isReady ? <Chosen /> : <ForWhom /> : null}
      {isOwn && !isChapter ? <ChooseOwn /> : null}
      {isReady ? <Terms /> : null}
      <nav aria-label={t("live.teach")} className="flex flex-wrap gap-x-6">
        <a href="/live" className="link">
          {t("live.teach")}
        </a>
        <a href="/live/check" className="link">
          {t("live.check.title")}
        </a>
      </nav>
    </div>
  )
}

function Chosen() {
  const { t } = useTranslation()
  const { madeFor } = useLoaderData<typeof loader>()
  return (
    <details className="max-w-prose">
      <summary className="link">
        <span>
          {t("live.forWhom")} <bdi>{madeFor}</bdi>
        </span>
      </summary>
      <ForWhom />
    </details>
  )
}

function ChooseOwn() {
  const { t } = useTranslation()
  return (
    <a href="/my-questions?status=approved" className="link justify-self-start">
      {t("live.chooseOwn")}
    </a>
  )
}

function ForWhom() {
  const { t } = useTranslation()
  const { classId, classes, grade, grades, isReady } = useLoaderData<typeof loader>()
  return (
    <form className="card grid gap-4">
      <ChosenStep
        name="classId"
        label={t("live.forWhom")}
        none={t("live.forAnybody")}
        chosen={classId}
        options={classes}
      />
      {classId ? null : (
        <ChosenStep
          name="grade"
          label={t("make.grade")}
          prompt={t("make.gradeNone")}
          chosen={grade}
          options={grades}
        />
      )}
      <button className={`button ${isReady ? "button-quiet" : "button-main"}`}>
        {t("live.choose")}
      </button>
      {classId ? null : <ChooseOwn />}
    </form>
  )
}
