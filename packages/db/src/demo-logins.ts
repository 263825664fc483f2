export { demoLogins, demoPassword } from "@portal/contract/demo-logins";
