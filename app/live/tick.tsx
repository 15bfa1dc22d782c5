interface Props {
  readonly name: string
  readonly label: string
  readonly isTicked?: boolean
}

export function Tick({ name, label, isTicked = false }: Props) {
  return (
    <label className="flex min-h-[2.75rem] items-center gap-3">
      <input type="checkbox" name={name} defaultChecked={isTicked} className="tick-box" />
      {label}
    </label>
  )
}
