import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TitledSection } from "#app/ui/headings.tsx"

/** The code of the school, to be passed on to its teachers. */
export function Code({ code }: { code: string | null }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="code" title={t("teachers.code.title")}>
      <p className="max-w-prose text-soft">{t("teachers.code.help")}</p>
      {code === null ? null : (
        <p>
          <code dir="ltr" className="card inline-block text-xl font-bold tracking-wider">
            {code}
          </code>
        </p>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <button name="intent" value="renew" className="button button-quiet">
          {code === null ? t("teachers.code.make") : t("teachers.code.renew")}
        </button>
        {code === null ? null : (
          <button name="intent" value="close" className="button button-quiet">
            {t("teachers.code.close")}
          </button>
        )}
      </Form>
    </TitledSection>
  )
}
