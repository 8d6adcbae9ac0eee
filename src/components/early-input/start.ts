import { keepEarlyInput } from "./keep-early-input";

keepEarlyInput();
