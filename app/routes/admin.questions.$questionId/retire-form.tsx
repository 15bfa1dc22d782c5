import { Form } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { lengths } from "#contract/limits"
import type { StoryView } from "#app/review/question/story.server"
import { UserProse } from "#app/ui/user-text.tsx"

export function RetireForm({ story: { statuses, status, requested } }: { story: StoryView }) {
  const { t } = useTranslation()
  const isSet = statuses.length > 1
  const canRetire = statuses.some((each) => each === "approved" || each === "hidden")
  const canPutBack = statuses.some((each) => each === "retired" || each === "hidden")
  if (!canRetire && !canPutBack) return null
  const isOwnIn = status === "approved" || status === "hidden"
  const isOwnOut = status === "retired" || status === "hidden"
  return (
    <Form method="post" aria-labelledby="in-play" className="card grid gap-4">
      <h2 id="in-play" className="font-bold">
        {t("decide.play")}
      </h2>
      {status === "hidden" ? (
        <p className="border-s-4 border-hint ps-3">{t("decide.hidden")}</p>
      ) : null}
      {requested === null ? null : (
        <div className="border-s-4 border-hint ps-3">
          {t("decide.requested")}
          {requested ? <UserProse>{requested}</UserProse> : null}
        </div>
      )}
      <p className="text-sm text-soft">{t("decide.playHelp")}</p>
      <label className="grid gap-1.5 font-semibold">
        {t("decide.words")}
        <textarea
          name="playReason"
          rows={2}
          dir="auto"
          maxLength={lengths.reason.max}
          className="control font-normal"
        />
      </label>
      <div className="grid gap-3 sm:grid-cols-2">
        {canPutBack ? (
          <Press intent="put-back">{t(isSet ? "decide.setBack" : "decide.putBack")}</Press>
        ) : null}
        {isSet && isOwnOut ? <Press intent="put-back-one">{t("decide.oneBack")}</Press> : null}
        {requested !== null ? <Press intent="put-back">{t("decide.keep")}</Press> : null}
        {canRetire ? (
          <Press intent="retire">{t(isSet ? "decide.retireSet" : "decide.retire")}</Press>
        ) : null}
        {isSet && isOwnIn ? <Press intent="retire-one">{t("decide.retireOne")}</Press> : null}
      </div>
    </Form>
  )
}

const Press = ({ intent, children }: { intent: string; children: ReactNode }) => (
  <button name="intent" value={intent} className="button button-quiet">
    {children}
  </button>
)
