import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import * as z from "zod"
import { useTranslation } from "react-i18next"
import type { Problem } from "#contract/endpoint"
import { image } from "#contract/limits"
import { forAdmins, curriculumName, otherName, sameLanguage } from "#app/admin/admin-request.server"
import { type Refusals, toRefusal, refuseForm, orWithout } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { key } from "#app/forms/account-fields.server"
import { defineForm, formKey, newFormKey } from "#app/forms/define-form.server"
import type { RouteNeeds } from "#app/route-needs"
import { AddForm, OtherName, useOtherLabel } from "#app/admin/add-form.tsx"
import { AddPage } from "#app/admin/admin-frame.tsx"
import { ExistingEntries, type ExistingEntry } from "#app/admin/existing-entries.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { useFreshKey } from "#app/forms/form.tsx"
import type { FormProps } from "#app/forms/form-model"
import type { AppContext } from "#app/server/context.server"
import { mayAddMore, readKnownEntries } from "#app/structure/known-entries.server"
import { FieldFrame, useField } from "#app/forms/fields/field-frame.tsx"
import { ErrorText } from "#app/ui/error-text.tsx"
import { readSentPicture } from "./read-picture.server"

export const handle = { form: "picture" } satisfies RouteNeeds

const picture = z
  .file({ error: key("errors.picture.missing") })
  .max(image.maxBytes, { error: key("errors.picture.large") })
  .optional()

const subjectForm = defineForm(
  z.object({ name: curriculumName, otherName, image: picture, formKey }),
  { files: ["image"] },
)

const refusals: Refusals<"name" | "otherName" | "image"> = [
  sameLanguage,
  { when: 413, key: "errors.picture.large", field: "image" },
  { when: /pixel|4,?096/i, key: "errors.picture.wide", field: "image" },
  { when: 415, key: "errors.picture.type", field: "image" },
  { when: /exist/i, key: "errors.addSubject.there", field: "name" },
]

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const [known, hasOther] = await Promise.all([readKnownEntries(context), mayAddMore(context)])
  return {
    title: context.i18n.t("addSubject.title"),
    form: subjectForm.view({ formKey: newFormKey(), ...(await context.savedSubmissions.take()) }),
    isBare: !hasOther,
    subjects: known ? known.subjects : await listSubjects(context),
  }
}

async function listSubjects(context: AppContext) {
  const subjects = await orWithout(context, context.upstream.catalogue.subjects(), null)
  return subjects?.map((name) => ({ name })) ?? null
}

/** The message of a refusal that is in no table; the specification has one for a refusal without any data. */
const getReason = ({ body }: { readonly body: Problem }) =>
  body.message === "" ? "errors.addSubject.unexplained" : "errors.addSubject.refused"

const addSubject = subjectForm.action(async (form, { context }) => {
  const { formKey, image: sent, ...names } = form.value
  const image = sent && (await readSentPicture(sent))
  if (image === null) return form.rejectField("image", "errors.picture.type")
  if (!image && !(await mayAddMore(context)))
    return form.rejectField("image", "errors.picture.missing")
  const answer = await context.upstream.admin.addSubject({ ...names, image }, formKey)
  if (answer.status !== 200) return refuseForm(form, toRefusal(answer, refusals, getReason(answer)))
  context.toasts.put("success", "toast.subjectAdded", names.name)
  return redirect("/admin/add-subject", 303)
})

export const action = forAdmins(addSubject)

export default function AddSubject() {
  const { form, ...known } = useLoaderData<typeof loader>()
  return <SubjectPage view={form} {...known} reply={useActionData<typeof action>()} />
}

interface Props extends FormProps {
  subjects: readonly ExistingEntry[] | null
  isBare: boolean
}

function SubjectPage({ view, subjects, isBare, reply }: Props) {
  const { t } = useTranslation()
  const key = useFreshKey(reply)
  return (
    <AddPage
      title={t("addSubject.title")}
      lead={t("addSubject.lead")}
      beside={
        subjects && (
          <ExistingEntries
            title={t("addSubject.there")}
            none={t("addSubject.none")}
            entries={subjects}
          />
        )
      }
    >
      <SubjectForm key={key} view={view} isBare={isBare} reply={reply} />
    </AddPage>
  )
}

function SubjectForm({ view, isBare, reply }: Omit<Props, "subjects">) {
  const { t } = useTranslation()
  const labels = {
    name: t("addSubject.name"),
    otherName: useOtherLabel(),
    image: t(isBare ? "addSubject.image" : "addSubject.anyImage"),
  }
  return (
    <AddForm view={view} reply={reply} labels={labels} submit={t("addSubject.submit")} hasFile>
      <Field
        name="name"
        label={labels.name}
        help={t("addSubject.help")}
        autoComplete="off"
        dir="auto"
      />
      {isBare ? null : <OtherName label={labels.otherName} />}
      <PictureField
        name="image"
        isRequired={isBare}
        label={labels.image}
        help={t("addSubject.imageHelp")}
        again={reply ? t("addSubject.again") : ""}
        types={image.types}
      />
    </AddForm>
  )
}

/** The file is not sent back with the form: `again`, if not "", asks for it again. */
function PictureField({
  name,
  label,
  help,
  again,
  isRequired,
  types,
}: {
  name: string
  label: string
  help: string
  again: string
  isRequired: boolean
  types: readonly string[]
}) {
  const { field, describedBy } = useField(name, help)
  return (
    <FieldFrame field={field} label={label} help={help}>
      <input
        id={field.id}
        name={name}
        type="file"
        accept={types.join(",")}
        required={isRequired}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy}
        className="control"
      />
      <ErrorText id={field.errorId} errors={field.errors} />
      {again ? <p className="font-semibold">{again}</p> : null}
    </FieldFrame>
  )
}
