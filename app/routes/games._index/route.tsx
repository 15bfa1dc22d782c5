import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { gameNames } from "#contract/words"
import { titled } from "#app/i18n/title"
import { requirePerson } from "#app/session/guards.server"
import { makePath } from "#app/authoring/addresses"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import { viewGames, type GamesView } from "./view.server"
import { ForPupil, ForFun, GoOn, Fresh } from "./where-to-play"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { paysFirst: true } satisfies RouteNeeds

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(request, context)
  const referee = context.refereeOf(person.id)
  const overview = (await context.player.open()) ?? (await referee.run({ type: "overview" }))
  return { title: context.i18n.t("games.title"), view: await viewGames(context, overview, person) }
}

export default function Games() {
  const { t } = useTranslation()
  const { view } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-8">
      <div>
        <PageHeading title={t("games.title")}>{t(`games.leadFor.${view.role}`)}</PageHeading>
        {view.pendingPoints > 0 ? (
          <p className="mb-4 rounded border-2 border-hint p-3 font-bold">
            {t("play.pending", { count: view.pendingPoints })}
          </p>
        ) : null}
        {view.role === "Student" ? <ForPupil /> : <ForFun />}
      </div>
      {view.goOn.length > 0 ? <GoOn rounds={view.goOn} /> : null}
      {view.fresh.length > 0 ? <Fresh subjects={view.fresh} /> : null}
      <Write role={view.role} />
    </div>
  )
}

function Write({ role }: Pick<GamesView, "role">) {
  const { t } = useTranslation()
  const [game] = gameNames
  return (
    <TitledSection id="write" title={t("games.write.title")}>
      <div className="grid gap-4 sm:grid-cols-2">
        {role === "Teacher" || role === "Admin" ? (
          <ChoiceCard
            to={makePath("education", game)}
            icon="pen"
            title={t("category.education.title")}
          >
            {t("games.write.school")}
          </ChoiceCard>
        ) : null}
        <ChoiceCard
          to={makePath("entertainment", game)}
          icon="pen"
          title={t("category.entertainment.title")}
        >
          {t("games.write.fun")}
        </ChoiceCard>
      </div>
    </TitledSection>
  )
}
