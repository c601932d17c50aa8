import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { diaCorto, diaEn, fechaISO } from '../../../domain/base/fechas'
import { etiquetaDeAviso } from '../../../domain/correos/avisos'
import { Checkbox } from '../../../ui/checkbox'
import { Lectura } from '../../base/lectura'
import { NoEncontrada } from '../../base/no-encontrada'
import { Pantalla } from '../../base/pantalla'
import { zonaDelSitio } from '../../base/sitio'
import { useId } from '../../base/use-id'
import { MisDatos } from '../../datos-personales/mis-datos'
import type { Acceso, Perfil } from '../../ingreso/acceso'
import { perfilQuery } from '../../ingreso/perfil'
import { SesionesAbiertas } from '../../ingreso/sesiones/sesiones-abiertas'
import { MisDispositivos } from '../../telefono/mis-dispositivos'
import { EmailPendiente } from './email-pendiente'
import { EmailQueEspera } from './email-que-espera'
import { saveCorreo } from './mutations'
import { type ConAvisos, correosQuery } from './queries'

interface Props<P extends Perfil, D> {
  acceso: Acceso<P, D>
  children: (perfil: P) => ReactNode
  /** When one signed in last, of who is told. */
  ingresos?: (perfil: P) => ReactNode
}

export function PantallaDePerfil<P extends Perfil, D>(props: Props<P, D>) {
  return (
    <Lectura
      falla="No se pudo cargar tu perfil."
      enPantalla={(parte) => (
        <Pantalla
          titulo="Editar perfil"
          goBack={{ texto: 'Volver a Mi Dashboard', ruta: props.acceso.panel }}
        >
          {parte}
        </Pantalla>
      )}
    >
      <Propio {...props} />
    </Lectura>
  )
}

/** One's own only. */
function Propio<P extends Perfil, D>({ acceso, children, ingresos }: Props<P, D>) {
  const { data: perfil } = useSuspenseQuery(perfilQuery(acceso))
  const [atOpening] = useState(perfil.email_pendiente)
  const goBack = { texto: 'Volver a Mi Dashboard', ruta: acceso.panel }
  if (useId('id') !== perfil.id) {
    return (
      <NoEncontrada
        titulo="No encontramos lo que buscas"
        texto="Solo puedes ver y editar tu propio perfil."
        goBack={goBack}
      />
    )
  }
  return (
    <Pantalla titulo="Editar perfil" goBack={goBack}>
      {perfil.libre_en !== null && <ConLimite hasta={perfil.libre_en} />}
      {/* A form goes on from what it began with: with another e-mail it begins anew. */}
      <Fragment key={perfil.email}>{children(perfil)}</Fragment>
      <EmailNuevo acceso={acceso} perfil={perfil} atOpening={atOpening} />
      <Correos acceso={acceso} />
      <MisDispositivos rol={acceso.rol} />
      <SesionesAbiertas />
      {ingresos?.(perfil)}
      <MisDatos rol={acceso.rol} />
    </Pantalla>
  )
}

/** What somebody else's code does not open. */
const ConLimite = ({ hasta }: { hasta: string }) => (
  <p className="panel apartado perfil" role="status">
    Entraste con un código en mano: cambiar tu email, descargar tus datos, pedir que se borren y cerrar otras
    sesiones se puede desde el {diaCorto(fechaISO(diaEn(zonaDelSitio, Date.parse(hasta))))}, o con un código
    por correo.
  </p>
)

interface PropsDeEmailNuevo<P extends Perfil, D> {
  acceso: Acceso<P, D>
  perfil: P
  /** The one that waited when the screen was opened. */
  atOpening: string | null
}

function EmailNuevo<P extends Perfil, D>({ acceso, perfil, atOpening }: PropsDeEmailNuevo<P, D>) {
  const { email_pendiente: email, email_vale_en: valeEn } = perfil
  if (email === null) return null
  if (valeEn !== null) return <EmailQueEspera acceso={acceso} email={email} valeEn={valeEn} />
  return <EmailPendiente key={email} acceso={acceso} email={email} recienEnviado={email !== atOpening} />
}

/** What one is told, and how; each is switched at once. */
function Correos({ acceso }: { acceso: ConAvisos }) {
  return (
    <section className="panel apartado perfil" aria-labelledby="correos">
      <h2 id="correos">Avisos que recibes</h2>
      <Lectura falla="No se pudieron cargar tus avisos.">
        <Lista acceso={acceso} />
      </Lectura>
      <p className="apagado">
        Todo queda también en «Novedades». El código para ingresar llega siempre por correo.
      </p>
    </section>
  )
}

function Lista({ acceso }: { acceso: ConAvisos }) {
  const { data: correos } = useSuspenseQuery(correosQuery(acceso))
  const { mutate } = useMutation(saveCorreo(acceso))
  return (
    <table className="avisos">
      <thead>
        <tr>
          <th scope="col">Aviso</th>
          <th scope="col">Correo</th>
          <th scope="col">Teléfono</th>
        </tr>
      </thead>
      <tbody>
        {correos.map(({ aviso, correo, telefono }) => (
          <tr key={aviso}>
            <th scope="row">{etiquetaDeAviso[aviso]}</th>
            <td>
              <Checkbox
                label={<span className="oculto">{etiquetaDeAviso[aviso]}: correo</span>}
                checked={correo}
                onChange={({ target }) => mutate({ aviso, correo: target.checked })}
              />
            </td>
            <td>
              {aviso !== 'RESUMEN' && (
                <Checkbox
                  label={<span className="oculto">{etiquetaDeAviso[aviso]}: teléfono</span>}
                  checked={telefono}
                  onChange={({ target }) => mutate({ aviso, telefono: target.checked })}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
