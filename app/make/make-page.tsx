import { type ReactNode, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { Game } from "#game/rounds/place"
import type { FormProps } from "#app/forms/form-model"
import { PageHeading } from "#app/ui/page-heading.tsx"
import type { MakeView } from "./make-view"
import { Sent } from "./sent"
import { Tips } from "./tips"
import { useDraftDesk } from "./use-draft-desk"
import { Ways } from "./ways"

interface Props {
  game: Game
  view: MakeView
  /** The form, with what it begins with. */
  children: (form: FormProps["view"]) => ReactNode
}

/** What stands around the form of a question: what is written where, drafts, and good advice. */
export function MakePage({ game, view, children }: Props) {
  return view.isSent ? (
    <Done view={view} />
  ) : (
    <Writing key={view.category} game={game} view={view}>
      {children}
    </Writing>
  )
}

function Done({ view: { again, draftPlace } }: { view: MakeView }) {
  useEffect(() => {
    const store = import("./draft-store").catch(() => null)
    void store.then((loaded) => loaded?.clearSentDraft(draftPlace))
  }, [draftPlace])
  return <Sent again={again} />
}

function Writing({ game, view, children }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [restored, setRestored] = useState<FormProps["view"]["begin"] | null>(null)
  const DraftDesk = useDraftDesk()
  return (
    <>
      <PageHeading title={view.title}>{t(`make.lead.${view.category}`)}</PageHeading>
      <Ways game={game} category={view.category} categories={view.categories} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div ref={box} className="grid gap-5">
          {DraftDesk ? (
            <DraftDesk box={box} place={view.draftPlace} onRestore={setRestored} />
          ) : null}
          <div key={restored ? "restored" : "begun"}>
            {children(restored ? { ...view.form, begin: restored } : view.form)}
          </div>
        </div>
        <Tips game={game} />
      </div>
    </>
  )
}
