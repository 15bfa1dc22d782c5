import { Form, useLocation, useNavigation, useSubmit } from "@remix-run/react"
import type { FormEvent, ReactNode } from "react"

interface Props {
  className: string
  /** Whether a choice takes the place of the one before it in the history. */
  replace?: boolean
  children: ReactNode
}

/** A form that puts what is chosen into the address; with a script it acts at once. */
export function ChoiceForm({ className, replace = false, children }: Props) {
  const submit = useSubmit()
  const here = useLocation()
  const { location: next = here } = useNavigation()
  /** What was gone for when it was chosen is not gone for again by the button. */
  function goOnce(event: FormEvent<HTMLFormElement>) {
    if (next.search === `?${chosenIn(event.currentTarget)}`) event.preventDefault()
  }
  return (
    <Form
      method="get"
      replace={replace}
      preventScrollReset
      onSubmit={goOnce}
      onChange={({ currentTarget }) => submit(currentTarget, { replace, preventScrollReset: true })}
      className={className}
    >
      {children}
    </Form>
  )
}

const chosenIn = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
