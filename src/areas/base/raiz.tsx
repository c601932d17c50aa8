import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { Toaster } from '../../ui/toast'
import { finishPrimeraVista } from './primera-vista'

/** Toasts outlive the screen that caused them. */
export function Raiz() {
  useEffect(finishPrimeraVista, [])
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}
