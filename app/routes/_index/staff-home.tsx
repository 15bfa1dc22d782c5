import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { gameNames } from "#contract/words"
import { makePath } from "#app/authoring/addresses"
import { playPath, numberedSections } from "#app/play/addresses"
import { ChoiceCard, ChoiceTabs, NothingYet } from "#app/ui/choice-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { DecisionRow } from "#app/review/question/own-entry.tsx"
import type { OwnSummary } from "#app/review/question/own-questions.server"
import { TitledSection } from "#app/ui/headings.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { Continue } from "./continue"
import { ToDo } from "./to-do"
import type { StaffView } from "./staff-view.server"

interface Props {
  view: StaffView
  live: ReactNode
}

export function StaffHome({ view, live }: Props) {
  const { role, inPlay, toDo, own, classes, steps, hasFun, founding } = view
  const { t } = useTranslation()
  if (founding)
    return (
      <p className="card grid max-w-prose border-hint">
        {t("home.founder")}
        <code dir="ltr">{founding}</code>
      </p>
    )
  if (!hasFun && role === "User")
    return <NothingYet write={makePath("entertainment", gameNames[0])} />
  const waiting = toDo ? <ToDo entries={toDo} /> : null
  const goOn = inPlay ? <Continue kind="goOn" round={inPlay} /> : null
  const first = <Steps steps={steps.slice(0, 1)}>{live}</Steps>
  return role === "Teacher" ? (
    <div className="grid grid-cols-1 gap-8 md:grid-cols-[3fr_2fr] md:grid-rows-[auto_1fr] md:gap-x-12">
      {waiting}
      <div className="grid grid-cols-1 content-start gap-8 md:[grid-area:1/1/3]">
        {classes ? <Classes classes={classes}>{first}</Classes> : first}
        {goOn}
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        {own ? <OwnQuestions own={own} /> : null}
        {steps.slice(1).map(({ to, text, icon }) => (
          <ChoiceCard key={to} to={to} icon={icon} title={text} />
        ))}
      </div>
    </div>
  ) : (
    <>
      <Steps steps={steps} />
      {waiting}
      {goOn}
      {role === "User" ? <Sections /> : null}
    </>
  )
}

interface ClassesProps {
  classes: NonNullable<StaffView["classes"]>
  children: ReactNode
}

function Classes({ classes, children }: ClassesProps) {
  const { t } = useTranslation()
  return (
    <TitledSection id="classes" title={t("class.list")}>
      {classes.length === 0 ? (
        <>
          <Picture of="saffir/sleeps" className="h-32 w-32 md:hidden" />
          <p className="text-soft">{t("class.none.text")}</p>
        </>
      ) : null}
      <ul className="border-t border-line empty:hidden">
        {classes.map(({ to, name, grade, facts, next }) => (
          <li key={to} className="grid border-b border-line py-2 [overflow-wrap:anywhere]">
            <Link to={to} className="no-underline" viewTransition>
              <bdi className="text-xl font-bold text-action">{name}</bdi>
              <span className="block text-sm text-soft">
                {facts} · <bdi>{grade}</bdi>
              </span>
            </Link>
            <Link to={next.to} className="link justify-self-start" viewTransition>
              <span>
                <bdi>{next.work}</bdi> {next.text}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </TitledSection>
  )
}

function Steps({ steps, children }: Pick<StaffView, "steps"> & { children?: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      {steps.map(({ to, text, isMain }) => (
        <Link
          key={to}
          to={to}
          className={`button ${isMain ? "button-main text-lg max-sm:w-full" : "button-quiet max-sm:grow"}`}
          viewTransition
        >
          {text}
          {isMain ? <Icon name="arrow-next" /> : null}
        </Link>
      ))}
      {children}
    </div>
  )
}

function Sections() {
  const { t } = useTranslation()
  const [game] = gameNames
  return (
    <div className="grid gap-3 md:grid-cols-3">
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

function OwnQuestions({ own: { tabs, news, entries } }: { own: OwnSummary }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="own" title={t("mine.home.title")}>
      {news ? <p className="chip justify-self-start border-hint">{news}</p> : null}
      {tabs.length > 0 ? <ChoiceTabs label={t("mine.by")} tabs={tabs} /> : null}
      <ol className="border-t border-line empty:hidden">
        {entries.map((entry) => (
          <DecisionRow key={entry.id} {...entry} />
        ))}
      </ol>
      <Link to="/my-questions" className="link justify-self-start" viewTransition>
        {t("mine.home.all")}
      </Link>
    </TitledSection>
  )
}
