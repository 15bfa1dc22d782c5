import { Form } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { lengths } from "#contract/limits"
import { languages } from "#contract/words"
import type { viewStructure } from "#app/structure/view.server"
import { TitledSection } from "#app/ui/headings.tsx"

type Chosen = NonNullable<ReturnType<typeof viewStructure>["chosen"]>

export function ChosenEntry({ chosen, formKey }: { chosen: Chosen; formKey: string }) {
  const { t } = useTranslation()
  const { of, link, within, names, at, others } = chosen
  const isChapter = "chapter" in of
  const change = (intent: string, children: ReactNode, label: string, isMain = false) => (
    <Form id={intent} method="post" className="grid gap-3">
      {Object.entries(of).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="formKey" value={formKey} />
      {children}
      <button
        name="intent"
        value={intent}
        className={`button ${isMain ? "button-main" : "button-quiet"}`}
      >
        {label}
      </button>
    </Form>
  )
  return (
    <TitledSection id="chosen" title={<bdi>{[...within, link.name].join(" · ")}</bdi>}>
      <div className="card grid gap-6">
        {change(
          "names",
          languages.map((language) => (
            <label key={language} className="grid gap-1.5 font-semibold">
              {t(`structure.name.${language}`)}
              <input
                name={language}
                lang={language}
                dir="auto"
                maxLength={lengths.curriculumName.max}
                defaultValue={names[language] ?? ""}
                autoComplete="off"
                className="control font-normal"
              />
            </label>
          )),
          t("structure.rename"),
          true,
        )}
        {change(
          "place",
          <label className="grid gap-1.5 font-semibold">
            {t(isChapter ? "structure.number" : "structure.place")}
            <input
              name="at"
              inputMode="numeric"
              dir="ltr"
              required
              maxLength={3}
              defaultValue={at}
              className="control font-normal"
            />
          </label>,
          t("structure.move"),
        )}
        {others.length > 0
          ? change(
              "merge",
              <label className="grid gap-1.5 font-semibold">
                {t("structure.into")}
                <span className="text-sm font-normal text-soft">{t("structure.mergeHelp")}</span>
                <select name="into" className="control font-normal">
                  {others.map(({ number, name }) => (
                    <option key={number} value={number}>
                      {`${number} · ${name}`}
                    </option>
                  ))}
                </select>
              </label>,
              t("structure.merge"),
            )
          : null}
        {change(
          link.isArchived ? "restore" : "archive",
          <p className="text-sm text-soft">{t("structure.archiveHelp")}</p>,
          t(link.isArchived ? "structure.restore" : "structure.archive"),
        )}
      </div>
    </TitledSection>
  )
}
