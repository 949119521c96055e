package at.gastspiel.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
