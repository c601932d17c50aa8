import { useSuspenseQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { isColor, type Tonos, tonosDe } from '../../../domain/casa/colores'
import type { DatosDeInstitucion } from '../../../domain/casa/institucion'
import { Button } from '../../../ui/button'
import { Tabs } from '../../../ui/tabs'
import { rutas } from '../../admin'
import { Emblema } from '../../base/emblema'
import { Lectura } from '../../base/lectura'
import { CampoDeSubida } from '../../base/subidas/campo-de-subida'
import { useSubida } from '../../base/subidas/use-subida'
import { useAccion } from '../../base/use-accion'
import { CampoDeColor, CampoDeCorreo, CampoDeIngreso, CampoDeNombre, CampoDeZona } from './campos'
import { CorreoDeInstitucion } from './correo/correo-de-institucion'
import { FormularioDeInstitucion } from './formulario'
import { dropLogo, type Institucion, institucionQuery } from './queries'
import { reloadIn, useAvisoDeRecarga } from './recarga'

export function Component() {
  useAvisoDeRecarga()
  const [parametros, setParametros] = useSearchParams()
  const tab = parametros.get('tab') === 'correo' ? 'correo' : 'datos'
  return (
    <Tabs
      label="Partes de la institución"
      value={tab}
      onChange={(nueva) =>
        setParametros(nueva === 'datos' ? {} : { tab: nueva }, { preventScrollReset: true })
      }
      tabs={[
        { value: 'datos', label: 'Datos', content: <Datos /> },
        {
          value: 'correo',
          label: 'Correo',
          content: (
            <Lectura falla="No se pudo cargar el correo de la institución.">
              <div className="institucion">
                <CorreoDeInstitucion />
              </div>
            </Lectura>
          ),
        },
      ]}
    />
  )
}

function Datos() {
  const { data: institucion } = useSuspenseQuery(institucionQuery)
  return (
    <div className="institucion">
      <FormularioDeInstitucion
        institucion={institucion}
        campos={['nombre', 'zona', 'color', 'correo', 'ingreso_por_codigo']}
        borrador="institucion"
        send="Guardar cambios"
        destino={rutas.institucion}
      >
        <h2>Nombre, hora, correo, color e ingreso</h2>
        <CampoDeNombre fijos={institucion.fijos} />
        <CampoDeZona {...institucion} />
        <CampoDeCorreo fijos={institucion.fijos} />
        <CampoDeColor />
        <CampoDeIngreso />
        <VistaPrevia />
      </FormularioDeInstitucion>
      <Logo logo={institucion.logo} />
    </div>
  )
}

/** Kept as soon as it arrives, apart from the form. */
function Logo({ logo }: Pick<Institucion, 'logo'>) {
  const subida = useSubida<Institucion>({
    direccion: '/admin/institucion/logo',
    falla: 'No se pudo subir el logo.',
    onArrive: () => reloadIn(rutas.institucion, 'El logo se guardó.'),
  })
  const { send, enviando } = useAccion(dropLogo)
  const drop = () => send(undefined, { onSuccess: () => reloadIn(rutas.institucion, 'El logo se quitó.') })

  return (
    <section className="panel apartado" aria-labelledby="logo">
      <h2 id="logo">Logo</h2>
      {logo && (
        <div className="fila aire-4">
          <img className="logo" src={logo} alt="El logo de ahora" width={42} height={42} />
          <Button variant="danger" onClick={drop} saving={enviando} savingLabel="Quitando...">
            Quitar el logo
          </Button>
        </div>
      )}
      <CampoDeSubida
        etiqueta={logo ? 'Elige otro, o suéltalo aquí' : 'Elige una imagen, o suéltala aquí'}
        acepta="image/*"
        ayuda="PNG, JPG o WebP de hasta 256 KB; se ve en un cuadrado, entero. Un SVG no: puede llevar un programa dentro."
        subida={subida}
      />
    </section>
  )
}

const temas = [
  { tema: 'claro', texto: 'Tema claro' },
  { tema: 'oscuro', texto: 'Tema oscuro' },
] as const

/** The head of a page in both themes, whichever this browser is in, as what is being written would make it. */
function VistaPrevia() {
  const [nombre, color] = useWatch<DatosDeInstitucion, ['nombre', 'color']>({ name: ['nombre', 'color'] })
  const tonos = isColor(color) ? tonosDe(color) : undefined
  return (
    <section className="apartado" aria-labelledby="vista-previa">
      <h3 id="vista-previa">Así se verá</h3>
      <div className="muestras">
        {temas.map(({ tema, texto }) => (
          <figure key={tema} className={`muestra ${tema}`} style={estiloDe(tonos?.[tema])}>
            <div className="marca">
              <Emblema />
              <b>{nombre || '…'}</b>
            </div>
            <p>
              Lo que se toca <u>se lee así</u>, y lo elegido, <mark>así</mark>.
            </p>
            <span className="boton principal">Un botón</span>
            <figcaption>{texto}</figcaption>
          </figure>
        ))}
      </div>
      <p className="ui-ayuda" role="status">
        {tonos && cambioDe(color, tonos)}
      </p>
    </section>
  )
}

const estiloDe = (tonos: Tonos | undefined) =>
  tonos &&
  ({
    '--lapacho': tonos.acento,
    '--lapacho-soft': tonos.suave,
    '--on-lapacho': tonos.sobre,
  } as CSSProperties)

function cambioDe(color: string, { claro, oscuro }: { claro: Tonos; oscuro: Tonos }): string {
  const escrito = color.toLowerCase()
  const cambios = [
    claro.acento !== escrito && `en el tema claro se usa más oscuro (${claro.acento})`,
    oscuro.acento !== escrito && `en el tema oscuro se usa más claro (${oscuro.acento})`,
  ].filter(Boolean)
  return cambios.length === 0
    ? 'Ese color se lee bien en los dos temas.'
    : `Para que ese color se lea, ${cambios.join(' y ')}.`
}
