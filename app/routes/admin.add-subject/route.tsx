import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import * as z from "zod"
import { useTranslation } from "react-i18next"
import type { Problem } from "#contract/endpoint"
import { image } from "#contract/limits"
import { forAdmins, curriculumName } from "#app/admin/admin-request.server"
import { type Refusals, toRefusal, refuseForm } from "#app/forms/refusals.server"
import { orWithout } from "#app/forms/unavailable.server"
import { titled } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { key } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { formKey, newFormKey } from "#app/forms/form-key.server"
import type { RouteNeeds } from "#app/route-needs"
import { AddForm } from "#app/admin/add-form.tsx"
import { AddPage } from "#app/admin/admin-frame.tsx"
import { ExistingEntries } from "#app/admin/existing-entries.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { useFreshKey } from "#app/forms/form.tsx"
import type { FormProps } from "#app/forms/form-model"
import { PictureField } from "#app/forms/fields/picture-field.tsx"
import { readSentPicture } from "./read-picture.server"

export const handle = { form: "picture" } satisfies RouteNeeds

const picture = z
  .file({ error: key("errors.picture.missing") })
  .max(image.maxBytes, { error: key("errors.picture.large") })

const subjectForm = defineForm(z.object({ name: curriculumName, image: picture, formKey }), {
  files: ["image"],
})

const refusals: Refusals<"name" | "image"> = [
  { when: 413, key: "errors.picture.large", field: "image" },
  { when: /pixel|4,?096/i, key: "errors.picture.wide", field: "image" },
  { when: 415, key: "errors.picture.type", field: "image" },
  { when: /exist/i, key: "errors.addSubject.there", field: "name" },
]

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const subjects = await orWithout(context, context.upstream.catalogue.subjects(), null)
  return {
    title: context.i18n.t("addSubject.title"),
    form: subjectForm.view({ formKey: newFormKey(), ...(await context.savedSubmissions.take()) }),
    subjects: subjects?.map((name) => ({ name })) ?? null,
  }
}

/** The message of a refusal that is in no table; the specification has one for a refusal without any data. */
const getReason = ({ body }: { readonly body: Problem }) =>
  body.message === "" ? "errors.addSubject.unexplained" : "errors.addSubject.refused"

const addSubject = subjectForm.action(async (form, { context }) => {
  const { name, formKey } = form.value
  const image = await readSentPicture(form.value.image)
  if (!image) return form.rejectField("image", "errors.picture.type")
  const answer = await context.upstream.admin.addSubject({ name, image }, formKey)
  if (answer.status !== 200) return refuseForm(form, toRefusal(answer, refusals, getReason(answer)))
  context.toasts.put("success", "toast.subjectAdded", name)
  return redirect("/admin/add-subject", 303)
})

export const action = forAdmins(addSubject)

export default function AddSubject() {
  const { form, subjects } = useLoaderData<typeof loader>()
  return <SubjectPage view={form} subjects={subjects} reply={useActionData<typeof action>()} />
}

interface Props extends FormProps {
  /** `null` if the subjects could not be read. */
  subjects: readonly { readonly name: string }[] | null
}

function SubjectPage({ view, subjects, reply }: Props) {
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
      <SubjectForm key={key} view={view} reply={reply} />
    </AddPage>
  )
}

function SubjectForm({ view, reply }: FormProps) {
  const { t } = useTranslation()
  const labels = { name: t("addSubject.name"), image: t("addSubject.image") }
  return (
    <AddForm view={view} reply={reply} labels={labels} submit={t("addSubject.submit")} hasFile>
      <Field
        name="name"
        label={labels.name}
        help={t("addSubject.help")}
        autoComplete="off"
        dir="auto"
      />
      <PictureField
        name="image"
        label={labels.image}
        help={t("addSubject.imageHelp")}
        again={reply ? t("addSubject.again") : ""}
        types={image.types}
      />
    </AddForm>
  )
}
