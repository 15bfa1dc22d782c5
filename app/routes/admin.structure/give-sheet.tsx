import { Fragment } from "react"
import { useTranslation } from "react-i18next"
import { structureMax } from "#contract/limits"
import type { StructureReply } from "#app/structure/change-structure.server"
import { CopyGrade, Fill, LinkSubjects, type ListedOption } from "./fill-forms"

interface SheetsProps {
  grades: readonly ListedOption[]
  subjects: readonly ListedOption[]
  text: string
  reply: StructureReply | null
}

export function Sheets({ grades, subjects, text, reply }: SheetsProps) {
  const ticked = reply?.ticked ?? []
  return (
    <>
      <GiveSheet
        text={text}
        isOpen={ticked.length === 0}
        isMain={reply?.preview?.refused.shown.length !== 0}
      />
      {grades.length > 0 && subjects.length > 0 ? (
        <LinkSubjects grades={grades} subjects={subjects} ticked={ticked} />
      ) : null}
      {grades.length > 1 ? <CopyGrade grades={grades} ticked={ticked} /> : null}
    </>
  )
}

function GiveSheet({ text, isOpen, isMain }: { text: string; isOpen: boolean; isMain: boolean }) {
  const { t } = useTranslation()
  return (
    <Fill
      id="give"
      title={t("structure.sheet.title")}
      intent="check"
      hasFile
      isOpen={isOpen}
      isMain={isMain}
    >
      <p>{t("structure.sheet.help")}</p>
      <Example lines={t("structure.sheet.example").split("\n")} />
      <label className="grid gap-1.5 font-semibold">
        {t("structure.sheet.file")}
        <span className="text-sm font-normal text-soft">
          {t("structure.sheet.fileHelp", { max: structureMax.rows })}
        </span>
        <input
          type="file"
          name="file"
          accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
          className="control"
        />
      </label>
      <label className="grid gap-1.5 font-semibold">
        {t("structure.sheet.paste")}
        <textarea
          name="text"
          rows={5}
          dir="auto"
          defaultValue={text}
          className="control font-normal"
        />
      </label>
    </Fill>
  )
}

function Example({ lines }: { lines: readonly string[] }) {
  return (
    <pre className="whitespace-pre-wrap rounded-lg bg-ground p-3 text-sm">
      {lines.map((line) => (
        <span key={line} className="block ps-4 -indent-4">
          {line.split(/(?<=[,،]) /).map((cell) => (
            <Fragment key={cell}>
              <bdi>{cell.replace(/[,،]$/, "")}</bdi>
              {/[,،]$/.exec(cell)?.[0]}{" "}
            </Fragment>
          ))}
        </span>
      ))}
    </pre>
  )
}
