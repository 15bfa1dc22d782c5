import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react"
import { useTranslation } from "react-i18next"
import { languages } from "#contract/words"
import { SelectField } from "#app/forms/fields/select-field.tsx"
import { numberedSections } from "#app/play/addresses"
import { useHydrated } from "#app/ui/hydration"
import { useModel } from "#app/forms/form.tsx"
import { type PlacementOptions, optionsPath, type PlacementChoice } from "./placement"

interface Props {
  options: PlacementOptions | null
  subject: string
}

export function PlacementFields({ options, subject }: Props) {
  const { t } = useTranslation()
  if (options) return <SchoolFields options={options} subject={subject} />
  return (
    <Place>
      <SelectField
        name="section"
        label={t("make.section")}
        none={t("make.sectionNone")}
        options={numberedSections.map(({ name, number }) => ({
          value: number,
          label: t(`section.${name}`),
        }))}
      />
    </Place>
  )
}

interface PlaceProps {
  box?: RefObject<HTMLFieldSetElement>
  onChange?(event: FormEvent): void
  children: ReactNode
}

function Place({ box, onChange, children }: PlaceProps) {
  const { t } = useTranslation()
  return (
    <fieldset ref={box} onChange={onChange} className="card grid items-end gap-4 sm:grid-cols-2">
      <legend className="sr-only">{t("make.place")}</legend>
      {children}
      <SelectField
        name="language"
        label={t("make.language")}
        none={t("make.languageAuto")}
        options={languages.map((value) => ({ value, label: t(`make.languages.${value}`) }))}
      />
    </fieldset>
  )
}

function SchoolFields({ options: first, subject }: { options: PlacementOptions; subject: string }) {
  const { t } = useTranslation()
  const box = useRef<HTMLFieldSetElement>(null)
  const { options, chosen, state, loadNow } = useLoadedOptions(first, box)
  const needsButton = !useHydrated() || state === "failed" || options.isPartial
  const { subjects, chapters } = options
  return (
    <Place box={box} onChange={loadNow}>
      {subjects ? null : (
        <p className="text-soft sm:col-span-2">{t("make.ownSubject", { subject })}</p>
      )}
      <SelectField
        name="grade"
        label={t("make.grade")}
        none={t("make.gradeNone")}
        options={options.grades}
      />
      {subjects ? (
        <SelectField
          key={`subject of ${chosen?.grade}`}
          name="subject"
          label={t("make.subject")}
          none={t("make.subjectNone")}
          help={subjects.length > 0 ? undefined : t("make.subjectHelp")}
          options={subjects}
          chosen={chosen?.subject}
        />
      ) : null}
      {needsButton ? (
        <button name="intent" value="chapters" formNoValidate className="button button-quiet">
          {t("make.load")}
        </button>
      ) : null}
      <SelectField
        key={`chapter of ${chosen?.grade} ${chosen?.subject}`}
        name="chapter"
        label={t("make.chapter")}
        none={t("make.chapterNone")}
        help={chapters?.length ? undefined : t(chapters ? "make.noChapters" : "make.chapterHelp")}
        options={chapters ?? []}
        chosen={chosen?.chapter}
      />
      <output className="text-sm text-soft empty:hidden">
        {state === "still" ? null : t(`make.state.${state}`)}
      </output>
      {options.isPartial ? (
        <p className="font-semibold sm:col-span-2">{t("make.partial")}</p>
      ) : null}
    </Place>
  )
}

interface LoadedOptions {
  readonly options: PlacementOptions
  readonly chosen: PlacementChoice | null
  readonly state: "still" | "loading" | "loaded" | "failed"
}

/**
 * The options, loaded again after each choice that other fields depend on. If the network fails, the
 * options stay, and the page's button loads them instead.
 */
function useLoadedOptions(first: PlacementOptions, box: RefObject<HTMLElement>) {
  const { fields } = useModel()
  const [loaded, setLoaded] = useState<LoadedOptions>({
    options: first,
    chosen: null,
    state: "still",
  })
  const latest = useRef(0)

  const load = useCallback(async (chosen: PlacementChoice) => {
    const turn = (latest.current += 1)
    setLoaded((before) => ({ ...before, state: "loading" }))
    const options = await loadOptions(chosen)
    if (turn !== latest.current) return
    setLoaded((before) =>
      options ? { options, chosen, state: "loaded" } : { ...before, state: "failed" },
    )
  }, [])

  const initial = {
    subject: fields["subject"]?.initialValue,
    chapter: fields["chapter"]?.initialValue,
  }
  const begin = useRef(initial)
  useEffect(() => {
    setLoaded((before) => ({ ...before, options: first }))
    const { grade, subject, chapter } = choiceIn(box.current)
    const wanted = {
      grade,
      subject: subject || (begin.current.subject ?? ""),
      chapter: chapter || (begin.current.chapter ?? ""),
    }
    const isLoaded =
      first.of.grade === grade && (!first.subjects || first.of.subject === wanted.subject)
    if (grade && !isLoaded) void load(wanted)
  }, [first, box, load])

  return {
    ...loaded,
    loadNow: ({ target }: FormEvent) => {
      if (!(target instanceof HTMLSelectElement) || !/^(grade|subject)$/.test(target.name)) return
      void load({ ...choiceIn(box.current), chapter: "" })
    },
  }
}

async function loadOptions({ grade, subject }: PlacementChoice): Promise<PlacementOptions | null> {
  try {
    const answer = await fetch(`${optionsPath}?${new URLSearchParams({ grade, subject })}`)
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

function choiceIn(box: HTMLElement | null): PlacementChoice {
  const getValue = (name: string) => {
    const select = box?.querySelector(`select[name="${name}"]`)
    return select instanceof HTMLSelectElement ? select.value : ""
  }
  return { grade: getValue("grade"), subject: getValue("subject"), chapter: getValue("chapter") }
}
