import { useSuspenseQuery } from '@tanstack/react-query'
import { type AlInscribir, loAsignable, type QueAsignar } from '../../domain/inscripciones/inscripciones'
import { type Option, Select } from '../../ui/select'
import { useCampo } from '../base/formulario/use-campo'
import { porAsignarQuery } from './queries'

/** What the others of a course have, and who enrols is given at once; no word of it where they have nothing. */
export function AsignarLoQueFalta({ catedraId }: { catedraId: number }) {
  const { POR_VENCER, TODAS } = useSuspenseQuery(porAsignarQuery(catedraId)).data
  const campo = useCampo<AlInscribir>()
  const [porVencer, todas] = [loAsignable(POR_VENCER), loAsignable(TODAS)]
  if (!todas) return null
  const opciones: Option<QueAsignar>[] = [
    { value: 'POR_VENCER', label: `Asignar lo que falta: ${porVencer || 'nada por vencer'}` },
    { value: 'TODAS', label: `También lo vencido: ${todas}` },
    { value: 'NINGUNA', label: 'No asignar nada' },
  ]
  return (
    <Select
      label="Lo que los demás ya tienen"
      hint="Recibe un solo correo, con todo."
      options={porVencer === todas ? opciones.filter(({ value }) => value !== 'TODAS') : opciones}
      {...campo('asignar')}
    />
  )
}
