import { useFormContext, useWatch } from 'react-hook-form'
import { COLOR_DE_LA_CASA } from '../../../domain/casa/colores'
import { ajusteQueFija, type DatosDeInstitucion, type Fijable } from '../../../domain/casa/institucion'
import { etiquetaDeIngreso, ingresosPorCodigo } from '../../../domain/inscripciones/codigo-de-ingreso'
import { Checkbox } from '../../../ui/checkbox'
import { Select } from '../../../ui/select'
import { TextField } from '../../../ui/text-field'
import { useCampo } from '../../base/formulario/use-campo'
import type { Institucion } from './queries'

type Campos = DatosDeInstitucion

const loFija = (campo: Fijable) =>
  `Lo fija ${ajusteQueFija[campo]}, en el ambiente del programa: se cambia ahí, o se quita para cambiarlo aquí.`

export function CampoDeNombre({ fijos }: { fijos: Institucion['fijos'] }) {
  const campo = useCampo<Campos>()
  const isFixed = fijos.includes('nombre')
  return (
    <TextField
      label="Nombre de la institución"
      autoComplete="organization"
      required
      readOnly={isFixed}
      hint={isFixed ? loFija('nombre') : 'Está arriba de cada página y firma cada correo.'}
      {...campo('nombre')}
    />
  )
}

export function CampoDeZona({ fijos, zona }: Pick<Institucion, 'fijos' | 'zona'>) {
  const campo = useCampo<Campos>()
  if (fijos.includes('zona')) {
    return <TextField label="Zona horaria" readOnly hint={loFija('zona')} {...campo('zona')} />
  }
  return (
    <Select
      label="Zona horaria"
      options={opcionesDeZona(zona)}
      hint="Con ella se decide qué día es hoy y hasta cuándo se puede entregar. Los plazos ya puestos no se mueven."
      {...campo('zona')}
    />
  )
}

/** Blank is nobody's. */
export function CampoDeCorreo({ fijos }: { fijos: Institucion['fijos'] }) {
  const campo = useCampo<Campos>()
  const isFixed = fijos.includes('correo')
  return (
    <TextField
      label="Correo del administrador"
      type="email"
      autoComplete="email"
      readOnly={isFixed}
      hint={
        isFixed
          ? loFija('correo')
          : 'Aquí se avisa, una vez al día, cuando falla una copia, los correos o el disco, y cuando un aporte espera hace días. Solo lo ve quien reclama un aporte que otra persona ya sumó a su nombre.'
      }
      {...campo('correo')}
    />
  )
}

export function CampoDeIngreso() {
  const campo = useCampo<Campos>()
  return (
    <Select
      label="Quién abre el ingreso por código a una cátedra"
      options={ingresosPorCodigo.map((value) => ({ value, label: etiquetaDeIngreso[value] }))}
      hint="Con el código de una cátedra, quien lo tiene pide entrar. Con «Nadie», los códigos abiertos dejan de servir."
      {...campo('ingreso_por_codigo')}
    />
  )
}

/** Blank is the house's own. */
export function CampoDeColor() {
  const campo = useCampo<Campos>()
  const { setValue } = useFormContext<Campos>()
  const propio = useWatch<Campos, 'color'>({ name: 'color' }) !== ''
  return (
    <>
      <Checkbox
        label="Usar un color propio"
        checked={propio}
        onChange={({ target }) => setValue('color', target.checked ? COLOR_DE_LA_CASA : '')}
      />
      {propio && (
        <TextField
          label="Color"
          type="color"
          className="campo-de-color"
          hint="El de los botones y los enlaces. Si así no se leería, se usa el tono más cercano que se lea."
          {...campo('color')}
        />
      )}
    </>
  )
}

/** The time zones that the browser knows, and the one that is set; Paraguay's first. */
function opcionesDeZona(actual: string) {
  const zonas = new Set(['America/Asuncion', actual, ...Intl.supportedValuesOf('timeZone')])
  return [...zonas].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
