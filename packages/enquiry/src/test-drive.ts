export { TestDriveForm, type TestDriveFormProps } from "./test-drive-form.tsx";
