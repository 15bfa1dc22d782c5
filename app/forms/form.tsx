import { FormProvider } from "@conform-to/react"
import { Form as RemixForm, useLocation } from "@remix-run/react"
import { type ReactNode, createContext, useContext, useState } from "react"
import type { FormModel } from "./form-model"

const ModelContext = createContext<FormModel | null>(null)

export function useModel(): FormModel {
  const model = useContext(ModelContext)
  if (!model) throw new Error("A field stands outside a Form")
  return model
}

interface Props {
  model: FormModel
  hasFile?: boolean
  children: ReactNode
}

export function Form({ model, hasFile = false, children }: Props) {
  const { form } = model
  return (
    <ModelContext.Provider value={model}>
      <FormProvider context={form.context}>
        <RemixForm
          method="post"
          encType={hasFile ? "multipart/form-data" : undefined}
          id={form.id}
          onSubmit={form.onSubmit}
          noValidate={form.noValidate}
          className="grid gap-5"
        >
          {children}
        </RemixForm>
      </FormProvider>
    </ModelContext.Provider>
  )
}

/**
 * A React key that resets a form at each navigation. It does not change while there is a `reply` or
 * when the page only revalidates, so that neither typed text nor a chosen file is lost.
 */
export function useFreshKey(reply: unknown): string {
  const { key } = useLocation()
  const [fresh, setFresh] = useState(key)
  if (!reply && fresh !== key) setFresh(key)
  return fresh
}
