import { FormProvider } from 'react-hook-form'
import { z } from 'zod'
import { type PruebaManualEscrita, pruebaManualEscrita } from '../../domain/nota-final/notas-manuales'
import { Select } from '../../ui/select'
import { NumberField, TextField } from '../../ui/text-field'
import { useGestion } from '../base/curso/gestion'
import { FormularioDeDialogo } from '../base/formulario/formulario-de-dialogo'
import { useCampo } from '../base/formulario/use-campo'
import { useGuardado } from '../base/formulario/use-guardado'
import { type Cifras, type Prueba, pruebasManuales } from './gestion'

interface Props {
  catedraId: number
  cifras: Cifras
  prueba: Prueba | undefined
  onClose: () => void
}

/** As it is typed, with a field for each of the enrolled. */
interface Valores {
  cual: number | null
  rubroId: string
  nombre: string
  puntos_posibles: string
  notas: { alumnoId: number; puntos_obtenidos: string }[]
}

const esquema: z.ZodType<PruebaManualEscrita> = z.preprocess(
  ({ cual, ...datos }: Valores) => ({ ...datos, id: cual }),
  pruebaManualEscrita,
)

/** Who is to sit it first. */
const enOrden = ({ alumnos }: Cifras, prueba: Prueba | undefined) =>
  alumnos.toSorted((uno, otro) => Number(isDe(prueba, otro)) - Number(isDe(prueba, uno)))

const isDe = (prueba: Prueba | undefined, { alumnoId }: { alumnoId: number }) =>
  prueba?.alumnoIds.includes(alumnoId) ?? false

function valoresDe(cifras: Cifras, prueba: Prueba | undefined): Valores {
  const puntos = new Map(prueba?.notas.map(({ alumnoId, puntos_obtenidos }) => [alumnoId, puntos_obtenidos]))
  return {
    cual: prueba?.id ?? null,
    rubroId: String(prueba?.rubroId ?? cifras.rubros[0]?.id ?? ''),
    nombre: prueba?.nombre ?? '',
    puntos_posibles: String(prueba?.puntos_posibles ?? ''),
    notas: enOrden(cifras, prueba).map(({ alumnoId }) => ({
      alumnoId,
      puntos_obtenidos: String(puntos.get(alumnoId) ?? ''),
    })),
  }
}

export default function FormularioDePrueba({ catedraId, cifras, prueba, onClose }: Props) {
  const { savePrueba } = useGestion(pruebasManuales)
  const { form, save, enDialogo } = useGuardado({
    borrador: `prueba-${catedraId}-${prueba?.id ?? 'nueva'}`,
    iniciales: valoresDe(cifras, prueba),
    esquema,
    accion: savePrueba(catedraId),
    datosDe: (datos: PruebaManualEscrita) => datos,
    falla: 'No se pudieron guardar las notas.',
    onClose,
  })
  return (
    <FormProvider {...form}>
      <FormularioDeDialogo onSubmit={save} {...enDialogo} send="Guardar las notas">
        <Campos cifras={cifras} prueba={prueba} />
      </FormularioDeDialogo>
    </FormProvider>
  )
}

function Campos({ cifras, prueba }: Pick<Props, 'cifras' | 'prueba'>) {
  const campo = useCampo<Valores>()
  const recuperaron = new Set(
    prueba?.notas.filter(({ recuperado_por }) => recuperado_por).map(({ alumnoId }) => alumnoId),
  )
  return (
    <>
      <TextField label="Qué se evaluó" autoComplete="off" required {...campo('nombre')} />
      <div className="ui-fila">
        <Select
          label="Rubro"
          options={cifras.rubros.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          {...campo('rubroId')}
        />
        <NumberField label="Puntos posibles" required {...campo('puntos_posibles')} />
      </div>
      <fieldset className="notas-de-prueba">
        <legend>Puntos de cada alumno</legend>
        {enOrden(cifras, prueba).map((alumno, i) => (
          <NumberField
            key={alumno.alumnoId}
            label={alumno.nombre}
            hint={(recuperaron.has(alumno.alumnoId) && 'Recuperó') || (isDe(prueba, alumno) && 'Lo rinde')}
            {...campo(`notas.${i}.puntos_obtenidos`)}
          />
        ))}
      </fieldset>
    </>
  )
}
