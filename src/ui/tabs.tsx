import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface Tab<T extends string = string> {
  value: T
  label: ReactNode
  content: ReactNode
  /** Something in it is wrong: said beside its name. */
  invalid?: boolean
}

interface TabsProps<T extends string> {
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
  /** Hidden tabs stay in the page: a form's must, other screens' need not. */
  keepMounted?: boolean
}

export function Tabs<T extends string>({ label, tabs, value, onChange, keepMounted = false }: TabsProps<T>) {
  return (
    <Base.Root className="ui-pestanas" value={value} onValueChange={(next) => onChange(next as T)}>
      <Base.List className="ui-lista-de-pestanas" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="ui-pestana">
            {tab.label}
            {tab.invalid && <span className="ui-falta">con errores</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          keepMounted={keepMounted}
          className="ui-panel"
          tabIndex={-1}
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
