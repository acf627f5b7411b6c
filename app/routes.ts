import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('routes/public/public-layout.tsx', [
    index('routes/public/landing.tsx'),
    route('login', 'routes/public/login/login.tsx'),
    route('about', 'routes/public/about.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('offline', 'routes/public/offline.tsx'),
    route('certificates/verify', 'routes/public/verify/check-by-number.tsx'),
    route('certificates/verify/:id', 'routes/public/verify/verify.tsx'),
    route('card/:userId', 'routes/public/card.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),

  layout('routes/panel/panel-layout.tsx', [
    route('dashboard', 'routes/panel/dashboard/dashboard.tsx'),
    route('certificates', 'routes/panel/certificates/certificates.tsx'),
    route('certificates/new', 'routes/panel/certificates/new-certificate.tsx'),
    route('certificates/:id', 'routes/panel/certificates/certificate.tsx'),
    route('employer', 'routes/panel/employer/employer.tsx'),
    route('calendar', 'routes/panel/calendar/calendar.tsx'),
    route('reports', 'routes/panel/reports/reports.tsx'),
    route('reports/new', 'routes/panel/reports/new-report.tsx'),
    route('reports/:id', 'routes/panel/reports/report.tsx'),
    route('trainings', 'routes/panel/trainings/trainings.tsx'),
    route('trainings/new', 'routes/panel/trainings/new-training.tsx'),
    route('trainings/:id/edit', 'routes/panel/trainings/edit-training.tsx'),
    route('trainings/:id/certificates', 'routes/panel/trainings/issue-certificates.tsx'),
    route('employees', 'routes/panel/employees.tsx'),
    route('centers', 'routes/panel/centres.tsx'),
    route('profile', 'routes/panel/profile/profile.tsx'),
    route('settings', 'routes/panel/settings/settings.tsx'),
  ]),

  route('healthz', 'routes/resources/health.ts'),
  route('bad-request/:status', 'routes/resources/bad-request.ts'),
  route('certificates/:id/certificate.pdf', 'routes/resources/certificate-pdf.ts'),
  route('trainings/:id/training.ics', 'routes/resources/training-ics.ts'),
  route('trainings.ics', 'routes/resources/trainings-feed.ts'),
  route('card/:userId/contact.vcf', 'routes/resources/contact-vcf.ts'),
] satisfies RouteConfig
