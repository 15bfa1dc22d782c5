import { Link } from "@remix-run/react"
import { type ComponentType, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { type Game, type Category, gameNames } from "#contract/words"
import type { FormProps } from "#app/forms/form-model"
import { DonePage } from "#app/ui/page-states.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { useLater } from "#app/ui/hydration"
import { Icon } from "#app/ui/icon.tsx"
import type { AuthoringView } from "./authoring-route.server"
import type { AuthoringReply } from "./authoring-reply.server"
import { makePath } from "./addresses"
import { type LoadPreview, WhileWriting } from "./preview/while-writing"

const loadDrafts = () => import("./draft/draft-recovery")

export interface AuthoringFormProps<Draft> {
  readonly view: AuthoringView
  readonly form: FormProps["view"]
  readonly reply: AuthoringReply<Draft> | undefined
}

export interface GameForm<Draft> {
  readonly game: Game
  readonly Form: ComponentType<AuthoringFormProps<Draft>>
  readonly loadPreview: LoadPreview
}

interface Props<Draft> {
  authoring: GameForm<Draft>
  view: AuthoringView
  reply: AuthoringReply<Draft> | undefined
}

export function AuthoringPage<Draft>({ authoring, view, reply }: Props<Draft>) {
  return view.isSent ? (
    <SentPage view={view} />
  ) : (
    <FormPage key={view.category} authoring={authoring} view={view} reply={reply} />
  )
}

function SentPage({ view: { nextPath, draftKey, isDraft } }: { view: AuthoringView }) {
  const { t } = useTranslation()
  const drafts = useLater(loadDrafts)
  useEffect(() => {
    drafts?.clearSentDraft(draftKey)
  }, [drafts, draftKey])
  return (
    <DonePage picture="saffir/cheers" title={t("make.sent.title")} text={t("make.sent.text")}>
      <Link
        to={isDraft ? "/my-questions/drafts" : nextPath}
        className="button button-main max-sm:w-full"
        viewTransition
      >
        {t(isDraft ? "make.sent.drafts" : "make.sent.again")}
      </Link>
      <Link to="/my-questions" className="button button-quiet max-sm:w-full" viewTransition>
        {t("nav.mine")}
      </Link>
      <Link to="/games" className="button button-quiet max-sm:w-full" viewTransition>
        {t("nav.games")}
      </Link>
    </DonePage>
  )
}

function FormPage<Draft>({ authoring: { game, Form, loadPreview }, view, reply }: Props<Draft>) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [restored, setRestored] = useState<FormProps["view"]["begin"] | null>(null)
  const drafts = useLater(loadDrafts)
  const form = restored ? { ...view.form, begin: restored } : view.form
  return (
    <>
      <PageHeading title={view.title}>{t(`make.lead.${view.category}`)}</PageHeading>
      <GameTabs game={game} category={view.category} categories={view.categories} />
      <div className="write mt-6 grid items-start gap-6 md:grid-cols-[3fr_2fr]">
        <div ref={box} className="grid gap-5">
          {drafts ? (
            <drafts.DraftRecovery box={box} storageKey={view.draftKey} onRestore={setRestored} />
          ) : null}
          <div key={restored ? "restored" : "begun"}>
            <Form view={view} form={form} reply={reply} />
          </div>
        </div>
        <div className="grid gap-5 md:sticky md:top-20">
          <WhileWriting box={box} load={loadPreview} />
          <Tips game={game} />
        </div>
      </div>
    </>
  )
}

function Tips({ game }: { game: Game }) {
  const { t } = useTranslation()
  return (
    <aside className="card border-hint">
      <h2 className="mb-2 font-bold">{t("make.tips.title")}</h2>
      <ul className="pairs grid list-disc gap-x-6 gap-y-1 ps-5 text-soft">
        <li>{t(`make.tips.${game}.first`)}</li>
        <li>{t(`make.tips.${game}.second`)}</li>
        <li>{t(`make.tips.${game}.third`)}</li>
      </ul>
    </aside>
  )
}

interface TabsProps {
  game: Game
  category: Category
  categories: readonly Category[]
}

function GameTabs({ game, category, categories }: TabsProps) {
  const { t } = useTranslation()
  const tabs = gameNames.map((other) => ({
    to: makePath(category, other),
    icon: other,
    label: t(`game.${other}.title`),
    isHere: other === game,
  }))
  return (
    <div className="grid gap-4">
      {categories.length > 1 ? (
        <nav aria-label={t("make.forWhom")} className="switch">
          {categories.map((each) => (
            <Link
              key={each}
              to={makePath(each, game)}
              aria-current={each === category ? "page" : undefined}
              viewTransition
            >
              {t(`category.${each}.title`)}
            </Link>
          ))}
        </nav>
      ) : null}
      <nav aria-label={t("make.which")} className="flex flex-wrap gap-2">
        {tabs.map(({ to, icon, label, isHere }) => (
          <Link
            key={to}
            to={to}
            aria-current={isHere ? "page" : undefined}
            className={`button button-quiet !px-3 ${isHere ? "border-action bg-raised text-action" : ""}`}
            viewTransition
          >
            <Icon name={icon} />
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}
