import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { Toaster } from '../../ui/toast'
import type { Area } from './area'
import { finishPrimeraVista } from './primera-vista'
import { ContextoDeArea } from './use-sesion'

/** Toasts outlive the screen that caused them. */
export function Raiz({ area }: { area: Area }) {
  useEffect(finishPrimeraVista, [])
  return (
    <ContextoDeArea value={area}>
      <Outlet />
      <Toaster />
    </ContextoDeArea>
  )
}
