import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { titled } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { ChoiceTabs } from "#app/ui/choice-card.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { Pick } from "./pick"
import { setNewWork } from "./set-work.server"
import { viewNewWork } from "./view.server"
import { ChapterWork, ChosenWork } from "./work-forms"

export const handle = { ours: "class-work" } satisfies RouteNeeds

export const meta = titled
export const action = setNewWork

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const view = await viewNewWork(request, context, params["classId"])
  return { title: context.i18n.t("work.set"), view }
}

export default function NewWork() {
  const { t } = useTranslation()
  const { title, view } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const tabs = (["chapter", "questions"] as const).map((way) => ({
    to: way === "chapter" ? "?" : "?way=questions",
    text: t(`work.way.${way}`),
    isCurrent: (way === "chapter") === (view.step === "chapter"),
  }))
  return (
    <div className={`mx-auto grid gap-5 ${view.step === "pick" ? "max-w-prose" : "max-w-form"}`}>
      <PageHeading title={title}>{t("work.lead")}</PageHeading>
      <ChoiceTabs label={t("work.ways")} tabs={tabs} />
      {view.step === "chapter" ? <ChapterWork view={view} reply={reply} /> : null}
      {view.step === "pick" ? <Pick view={view} /> : null}
      {view.step === "terms" ? <ChosenWork view={view} reply={reply} /> : null}
    </div>
  )
}
