import { useFormContext, useWatch } from 'react-hook-form'
import { etiquetaDePeriodo } from '../../domain/creadores/periodos'
import { etiquetaDeRol, roles } from '../../domain/sesiones/roles'
import { Basica } from '../../islands/creador/basica'
import { Casilla, Texto } from '../../islands/creador/campos'
import { Multimedia } from '../../islands/creador/multimedia'
import { opcionesConElActual } from '../../islands/creador/opciones-de-periodo'
import { useRoles } from '../../islands/creador/use-campo'
import { CheckboxGroup } from '../../ui/checkbox-group'
import { Select } from '../../ui/select'
import { opcionesDeCalidad } from './opciones'
import { sugerenciasDe, type ValoresDeAdmin } from './valores'

const opcionesDeRol = roles.map((value) => ({ value, label: etiquetaDeRol[value] }))

interface Props {
  nueva?: boolean
  /** A contribution gets its period and its quality on being approved. */
  sinPeriodo?: boolean
}

/** The fields that every form about a creator has. */
export function CamposDeFicha({ nueva = false, sinPeriodo = false }: Props) {
  return (
    <>
      <h2>Información Básica</h2>
      <Basica />
      <h2>{sinPeriodo ? 'Roles' : 'Roles y Período'}</h2>
      <CheckboxGroup
        label="Roles principales"
        hint="El primero que elijas da nombre a la ficha."
        options={opcionesDeRol}
        {...useRoles()}
      />
      {!sinPeriodo && <PeriodoYCalidad nueva={nueva} />}
      <h2>Multimedia</h2>
      <Multimedia />
    </>
  )
}

/** A new creator has both suggested, and they follow what is typed. */
function PeriodoYCalidad({ nueva }: { nueva: boolean }) {
  const { register, formState } = useFormContext<ValoresDeAdmin>()
  const valores = useWatch<ValoresDeAdmin>() as ValoresDeAdmin
  const { period, quality } = sugerenciasDe(valores)
  const { errors, defaultValues } = formState
  const primera = nueva
    ? { period: `Según el año: ${etiquetaDePeriodo[period]}`, quality: `Según la completitud: ${quality}` }
    : { period: '', quality: 'Sin calificar' }

  return (
    <div className="ui-fila">
      <Select
        label="Período"
        options={conPrimera(primera.period, opcionesConElActual(defaultValues?.period))}
        error={errors.period?.message}
        {...register('period')}
      />
      <Select
        label="Calidad"
        options={conPrimera(primera.quality, opcionesDeCalidad)}
        error={errors.quality?.message}
        {...register('quality')}
      />
    </div>
  )
}

type Opcion = { value: string; label: string }

const conPrimera = (label: string, opciones: Opcion[]) =>
  label ? [{ value: '', label }, ...opciones] : opciones

/** Whom a new creator is credited to, if anybody. */
export function Acreditado() {
  const isAlumno = useWatch<ValoresDeAdmin, 'is_student_contribution'>({ name: 'is_student_contribution' })
  return (
    <>
      <h2>Quién lo aporta</h2>
      <Texto
        name="email"
        type="email"
        label="Email (opcional)"
        hint="Si lo indicas, cuenta para el ranking de aportantes. No se publica."
      />
      <Casilla name="is_student_contribution" label="Es aporte de un alumno de la cátedra" />
      {isAlumno && (
        <div className="ui-fila">
          <Texto name="student_first_name" label="Nombre del alumno" />
          <Texto name="student_last_name" label="Apellido del alumno" />
        </div>
      )}
    </>
  )
}
