import type { ChangeEvent, ComponentProps } from 'react'
import type { FieldProps } from './field'
import { NumberField } from './text-field'

/** An amount of guaraníes; its thousands are parted while it is typed, and what is no amount stays to be seen. */
export function MoneyField({ onChange, ...props }: FieldProps & ComponentProps<'input'>) {
  const group = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event
    // Elsewhere than at the end it would move what one is typing at.
    if (target.selectionEnd === target.value.length) target.value = grouped(target.value)
    onChange?.(event)
  }
  return <NumberField className="ui-monto" {...props} onChange={group} />
}

function grouped(typed: string): string {
  const digits = typed.replace(/[.\s]/g, '')
  return /^\d+$/.test(digits) ? digits.replace(/\B(?=(\d{3})+$)/g, '.') : typed
}
