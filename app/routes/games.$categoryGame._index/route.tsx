import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { titled } from "#app/i18n/title"
import { makePath } from "#app/authoring/addresses"
import { mayTeach } from "#app/authoring/author.server"
import { choicePath } from "#app/play/addresses"
import { gameNames } from "#contract/words"
import { readCategory } from "#app/play/sources/read-source.server"
import { requirePerson } from "#app/session/guards.server"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { Emblem } from "#app/ui/emblem.tsx"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { paysFirst: true } satisfies RouteNeeds

export const meta = titled

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role } = requirePerson(request, context)
  const category = readCategory(params.categoryGame)
  const isOpen = category === "entertainment" || role === "Student"
  return {
    title: context.i18n.t(`category.${category}.title`),
    category,
    isOpen,
    canWrite: mayTeach({ role }),
  }
}

export default function GamesOfCategory() {
  const { t } = useTranslation()
  const { title, category, isOpen, canWrite } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeading title={title}>{t(`category.${category}.text`)}</PageHeading>
      <div className="grid gap-4 sm:grid-cols-2">
        {isOpen ? (
          gameNames.map((game) => (
            <ChoiceCard
              key={game}
              to={choicePath(category, game)}
              picture={<Emblem of={`game-${game}`} icon={game} />}
              title={t(`game.${game}.title`)}
            >
              {t(`game.${game}.text`)}
            </ChoiceCard>
          ))
        ) : (
          <>
            {canWrite
              ? gameNames.map((game) => (
                  <ChoiceCard
                    key={game}
                    to={makePath(category, game)}
                    icon="pen"
                    title={t(`make.title.${game}`)}
                  >
                    {t(`game.${game}.text`)}
                  </ChoiceCard>
                ))
              : null}
            <ChoiceCard
              to="/games/entertainment"
              icon="fun"
              title={t("category.entertainment.title")}
            >
              {t("toast.notForTeachers")}
            </ChoiceCard>
          </>
        )}
      </div>
    </>
  )
}
