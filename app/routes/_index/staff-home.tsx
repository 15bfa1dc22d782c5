import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { gameNames, countedStatuses } from "#contract/words"
import { makePath } from "#app/authoring/addresses"
import { playPath, numberedSections } from "#app/play/addresses"
import { getNextStep } from "#app/shell/navigation"
import { ChoiceCard, ChoiceTabs, NothingYet } from "#app/ui/choice-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { OwnEntryCard } from "#app/review/question/own-entry.tsx"
import type { OwnSummary } from "#app/review/question/own-questions.server"
import { TitledSection } from "#app/ui/headings.tsx"
import { Continue } from "./continue"
import { ToDo } from "./to-do"
import type { HomeView } from "./view.server"

type StaffView = Extract<HomeView, { role: "Teacher" | "Admin" | "User" }>

export function StaffHome({ view, live }: { view: StaffView; live: ReactNode }) {
  const { role, inPlay, toDo, own, mayTeach, hasFun, isUnmade } = view
  const { t } = useTranslation()
  if (isUnmade) return <p className="card max-w-prose border-hint">{t("home.founder")}</p>
  if (!hasFun && role === "User")
    return <NothingYet write={makePath("entertainment", gameNames[0])} />
  return (
    <>
      {toDo ? <ToDo {...toDo} /> : null}
      <Steps role={role} mayTeach={mayTeach} hasFun={hasFun}>
        {role === "Teacher" ? live : null}
      </Steps>
      {inPlay ? <Continue kind="goOn" round={inPlay} /> : null}
      {own ? <OwnQuestions own={own} /> : null}
      {role === "Teacher" ? <WriteByGame /> : null}
      {role === "User" ? <Sections /> : null}
    </>
  )
}

const others = {
  Teacher: { to: "/entertainment-sections", label: "home.try" },
  Admin: { to: "/entertainment-sections", label: "home.try" },
  User: { to: "/games/entertainment", label: "home.allGames" },
} as const

type StepsProps = Pick<StaffView, "role" | "mayTeach" | "hasFun"> & { children: ReactNode }

function Steps({ role, mayTeach, hasFun, children }: StepsProps) {
  const { t } = useTranslation()
  const next = getNextStep({ role, hasClasses: mayTeach })
  const write = getNextStep({ role })
  const other = others[role]
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={next.to} className="button button-main text-lg max-sm:w-full" viewTransition>
        {t(next.label)}
        <Icon name="arrow-next" />
      </Link>
      {children}
      {mayTeach ? (
        <Link to={write.to} className="button button-quiet max-sm:w-full" viewTransition>
          {t(write.label)}
        </Link>
      ) : null}
      {hasFun ? (
        <Link to={other.to} className="button button-quiet max-sm:w-full" viewTransition>
          {t(other.label)}
        </Link>
      ) : null}
    </div>
  )
}

const cards = "grid gap-3 md:grid-cols-3"

function WriteByGame() {
  const { t } = useTranslation()
  return (
    <div className={cards}>
      {gameNames.map((game) => (
        <ChoiceCard
          key={game}
          to={makePath("education", game)}
          icon={game}
          title={t(`make.title.${game}`)}
        />
      ))}
    </div>
  )
}

function Sections() {
  const { t } = useTranslation()
  const [game] = gameNames
  return (
    <div className={cards}>
      {numberedSections.map(({ name, number }) => (
        <ChoiceCard
          key={name}
          to={playPath({ game, source: { category: "entertainment", section: number } })}
          icon={name}
          title={t(`section.${name}`)}
        />
      ))}
    </div>
  )
}

function OwnQuestions({ own: { counts, news, entries } }: { own: OwnSummary }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="own" title={t("mine.home.title")}>
      {news ? <p className="chip justify-self-start border-hint">{news}</p> : null}
      <ChoiceTabs
        label={t("mine.by")}
        tabs={countedStatuses.map((status) => ({
          to: `/my-questions?status=${status}`,
          text: `${t(`mine.status.${status}`)} ${counts[status]}`,
          isCurrent: false,
        }))}
      />
      {entries.length > 0 ? (
        <ol className="grid grid-cols-1 items-start gap-3 md:grid-cols-3">
          {entries.map((entry) => (
            <OwnEntryCard key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : (
        <p className="text-soft">{t("mine.home.none")}</p>
      )}
      <Link to="/my-questions" className="link justify-self-start" viewTransition>
        {t("mine.home.all")}
      </Link>
    </TitledSection>
  )
}
