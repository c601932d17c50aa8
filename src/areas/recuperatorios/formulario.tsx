import { useSuspenseQuery } from '@tanstack/react-query'
import { FormProvider, useFormContext } from 'react-hook-form'
import { hastaDosDecimales } from '../../domain/base/numeros'
import {
  type RecuperatorioNuevo,
  recuperatorioNuevo,
  tituloDeRecuperatorio,
} from '../../domain/nota-final/recuperatorio-nuevo'
import { cuantos } from '../../lib/formato'
import { FieldNote } from '../../ui/field'
import { TextField } from '../../ui/text-field'
import { useGestion } from '../base/curso/gestion'
import { FormularioDeDialogo } from '../base/formulario/formulario-de-dialogo'
import { useCampo } from '../base/formulario/use-campo'
import { useGuardado } from '../base/formulario/use-guardado'
import type { Leido } from '../base/leer'
import { type Primera, recuperatorios } from './gestion'

interface Valores {
  titulo: string
  fecha_entrega: string
  alumnoIds: number[]
}

export default function FormularioDeRecuperatorio({
  primera,
  onClose,
}: {
  primera: Primera
  onClose: () => void
}) {
  const { porRecuperarQuery, createRecuperatorio } = useGestion(recuperatorios)
  const { titulo, alumnos } = useSuspenseQuery(porRecuperarQuery(primera)).data
  const { tipo, id } = primera
  const { form, save, enDialogo } = useGuardado({
    borrador: `recuperatorio-${tipo}-${id}`,
    iniciales: {
      tipo,
      id,
      titulo: tituloDeRecuperatorio(titulo),
      fecha_entrega: '',
      alumnoIds: alumnos.filter(({ propuesto }) => propuesto).map(({ alumnoId }) => alumnoId),
    },
    esquema: recuperatorioNuevo,
    accion: createRecuperatorio(primera),
    datosDe: (datos: RecuperatorioNuevo) => datos,
    falla: 'No se pudo hacer el recuperatorio.',
    onClose,
  })
  return (
    <FormProvider {...form}>
      <FormularioDeDialogo onSubmit={save} {...enDialogo} send="Hacer el recuperatorio">
        <Campos tipo={tipo} />
        <Quienes alumnos={alumnos} />
      </FormularioDeDialogo>
    </FormProvider>
  )
}

function Campos({ tipo }: Pick<Primera, 'tipo'>) {
  const campo = useCampo<Valores>()
  return (
    <>
      <TextField label="Título" autoComplete="off" {...campo('titulo')} />
      {tipo !== 'PRUEBA' && (
        <TextField
          label={tipo === 'EVALUACION' ? 'Fecha de entrega' : 'Fecha de entrega (opcional)'}
          type="datetime-local"
          required={tipo === 'EVALUACION'}
          {...campo('fecha_entrega')}
        />
      )}
    </>
  )
}

type Alumno = Leido<'admin/catedras/:id/por-recuperar'>['alumnos'][number]

const NOTA = 'nota-de-recuperatorio'

/** Who failed or missed it is ticked. */
function Quienes({ alumnos }: { alumnos: readonly Alumno[] }) {
  const { watch, setValue, getFieldState, formState } = useFormContext<Valores>()
  const elegidos = watch('alumnoIds')
  const toggle = (id: number) =>
    setValue('alumnoIds', elegidos.includes(id) ? elegidos.filter((uno) => uno !== id) : [...elegidos, id])
  return (
    <fieldset className="candidatos" aria-describedby={NOTA}>
      <legend>Quiénes lo rinden</legend>
      <FieldNote
        id={NOTA}
        error={getFieldState('alumnoIds', formState).error?.message}
        hint={`${cuantos(elegidos.length, 'elegido', 'elegidos')}; están marcados quienes no aprobaron o no lo hicieron.`}
      />
      <div className="opciones">
        {alumnos.map(({ alumnoId, nombre, porcentaje }) => (
          <label key={alumnoId}>
            <input type="checkbox" checked={elegidos.includes(alumnoId)} onChange={() => toggle(alumnoId)} />
            <span>
              <b>{nombre}</b>
              <span className="apagado">
                {porcentaje === null ? 'Sin nota' : `${hastaDosDecimales(porcentaje)} %`}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
