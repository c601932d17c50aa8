import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { type Escala, escalasConocidas } from '../../domain/nota-final/escala'
import { escalaEscrita } from '../../domain/nota-final/escala-nueva'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { useGestion } from '../base/curso/gestion'
import { FormularioDeDialogo } from '../base/formulario/formulario-de-dialogo'
import { useCampo } from '../base/formulario/use-campo'
import { useGuardado } from '../base/formulario/use-guardado'
import { type Cifras, notaFinal } from './gestion'
import { TablaDeEscala } from './tabla-de-escala'

interface Props {
  catedraId: number
  escala: Cifras['escala']
  posibles: number
  onClose: () => void
}

const PROPIA = 'propia'
const NINGUNA = 'ninguna'
const NOTAS = [2, 3, 4, 5] as const

const opciones = [
  ...escalasConocidas.map(({ nombre }) => ({ value: nombre, label: nombre })),
  { value: PROPIA, label: 'Otra' },
  { value: NINGUNA, label: 'Ninguna' },
]

/** As it is typed. */
interface Valores {
  cual: string
  cortes: { en: string }[]
}

const readCorte = (texto: string) =>
  texto.trim() === '' ? Number.NaN : Number(texto.trim().replace(',', '.'))

const esquema: z.ZodType<Escala | null> = z.preprocess(
  ({ cual, cortes }: Valores) =>
    cual === NINGUNA ? null : { cortes: cortes.map(({ en }) => readCorte(en)) },
  escalaEscrita,
)

const valoresDe = (cual: string, cortes: readonly number[]): Valores => ({
  cual,
  cortes: cortes.map((corte) => ({ en: String(corte).replace('.', ',') })),
})

function iniciales(escala: Props['escala']): Valores {
  const conocida = escalasConocidas.find(({ escala: una }) => String(una.cortes) === String(escala?.cortes))
  const cortes = escala?.cortes ?? escalasConocidas[0]?.escala.cortes ?? []
  const deFabrica = escala ? PROPIA : (escalasConocidas[0]?.nombre ?? PROPIA)
  return valoresDe(conocida?.nombre ?? deFabrica, cortes)
}

export default function FormularioDeEscala({ catedraId, escala, posibles, onClose }: Props) {
  const { saveEscala } = useGestion(notaFinal)
  const { form, save, enDialogo } = useGuardado({
    borrador: `escala-${catedraId}`,
    iniciales: iniciales(escala),
    esquema,
    accion: saveEscala(catedraId),
    datosDe: (datos: Escala | null) => datos,
    falla: 'No se pudo guardar la escala.',
    onClose,
  })
  return (
    <FormProvider {...form}>
      <FormularioDeDialogo onSubmit={save} {...enDialogo} send="Guardar la escala">
        <Campos posibles={posibles} />
      </FormularioDeDialogo>
    </FormProvider>
  )
}

function Campos({ posibles }: Pick<Props, 'posibles'>) {
  const campo = useCampo<Valores>()
  const { setValue } = useFormContext<Valores>()
  const valores = useWatch<Valores>() as Valores
  const cual = campo('cual')
  const escrita = esquema.safeParse(valores).data
  return (
    <>
      <Select
        label="Escala"
        options={opciones}
        {...cual}
        onChange={(evento) => {
          void cual.onChange(evento)
          const conocida = escalasConocidas.find(({ nombre }) => nombre === evento.target.value)
          if (conocida) setValue('cortes', valoresDe(conocida.nombre, conocida.escala.cortes).cortes)
        }}
      />
      {valores.cual !== NINGUNA && <Cortes />}
      {escrita && <TablaDeEscala cortes={escrita.cortes} posibles={posibles} />}
    </>
  )
}

/** Typed in, they are a scale of one's own. */
function Cortes() {
  const campo = useCampo<Valores>()
  const { setValue, formState } = useFormContext<Valores>()
  const { cortes } = formState.errors
  const error = cortes?.root?.message ?? cortes?.message
  return (
    <fieldset className="cortes">
      <legend>Empieza la nota</legend>
      <div className="ui-fila">
        {NOTAS.map((nota, i) => {
          const uno = campo(`cortes.${i}.en`)
          return (
            <TextField
              key={nota}
              label={`${nota} (%)`}
              inputMode="decimal"
              autoComplete="off"
              {...uno}
              error={uno.error ?? (i === 0 ? error : undefined)}
              onChange={(evento) => {
                setValue('cual', PROPIA)
                void uno.onChange(evento)
              }}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
