import { Printer } from 'lucide-react'
import { Button } from '../../ui/button'

/** Takes what a screen shows to paper; the styles for it leave out whatever does something. */
export const Imprimir = () => (
  <Button onClick={() => print()}>
    <Printer aria-hidden="true" /> Imprimir
  </Button>
)
